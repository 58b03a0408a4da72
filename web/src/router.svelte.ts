// Addresses of the page. A plain link goes through here; nothing is loaded again.
import { inward, moveLinks, outward } from './base';
import { PAGES, type PageName } from './pages';

export interface Route {
  page: PageName;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Counts up with every step, so that going to the same address again is noticed. */
  step: number;
}

/** Which page an address means, and what its parts are. */
export function find(address: URL): Omit<Route, 'step'> {
  const parts = address.pathname.replace(/\/+$/, '').split('/');
  for (const [page, { path }] of Object.entries(PAGES)) {
    const wanted = path.replace(/\/+$/, '').split('/');
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, index) => {
      const given = parts[index]!;
      if (!part.startsWith(':')) return part === given;
      params[part.slice(1)] = decode(given);
      return given !== '';
    });
    if (fits) return { page: page as PageName, params, query: address.searchParams };
  }
  return { page: 'nowhere', params: {}, query: address.searchParams };
}

/** A part of an address as it was before it was encoded, or as it is where it wasn't. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of the browser as the page sees it. */
function inside(): URL {
  const address = new URL(location.href);
  address.pathname = inward(address.pathname) ?? address.pathname;
  return address;
}

let current = $state.raw<Route>({ ...find(inside()), step: 0 });
let here = location.href;

/** Where we are. */
export function route(): Route {
  return current;
}

/** Only the part behind the # is another: the browser goes there by itself. */
function withinPage(from: URL, to: URL): boolean {
  return from.hash !== to.hash && from.pathname === to.pathname && from.search === to.search;
}

function arrive(): void {
  here = location.href;
  current = { ...find(inside()), step: current.step + 1 };
}

/** Goes to an address of this page. */
export function go(address: string, how: { replace?: boolean } = {}): void {
  history[how.replace ? 'replaceState' : 'pushState'](null, '', outward(address));
  arrive();
}

/** Is this click meant for a page of ours, in this window? */
function inner(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const path = inward(link.pathname);
  return path === undefined || path.startsWith('/api/') || (link.hash && link.pathname === location.pathname) ? null : link;
}

/** Starts listening; what it gives back stops it. */
export function follow(): () => void {
  const click = (event: MouseEvent): void => {
    const link = inner(event);
    if (!link) return;
    event.preventDefault();
    go(inward(link.pathname)! + link.search + link.hash, { replace: link.href === location.href });
  };
  const move = (): void => {
    if (withinPage(new URL(here), new URL(location.href))) here = location.href;
    else arrive();
  };
  moveLinks(document.documentElement);
  document.addEventListener('click', click);
  addEventListener('popstate', move);
  return () => {
    document.removeEventListener('click', click);
    removeEventListener('popstate', move);
  };
}
