// Where the page is: at the root of a host, or under a path behind a proxy.

/** The path above all addresses of a page that names this manifest, without a slash at its end. */
export function baseOf(manifest: string | undefined): string {
  return manifest ? new URL('.', manifest).pathname.replace(/\/$/, '') : '';
}

/** The path above all addresses of this page: empty, or such as `/mandate`. */
export const BASE = baseOf(document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href);

/** The address of something of this page, such as `/lobby`, for the browser. */
export function outward(address: string, base = BASE): string {
  return address.startsWith('/') ? base + address : address;
}

/** What an address of the browser means inside the page; nothing if it lies elsewhere. */
export function inward(pathname: string, base = BASE): string | undefined {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

/** Links are written as if the page were at the root: adds the path to each that appears or changes. */
export function moveLinks(root: Element, base = BASE): void {
  if (!base) return;
  const move = (link: Element): void => {
    const href = link.getAttribute('href');
    if (href?.startsWith('/') && inward(new URL(href, location.origin).pathname, base) === undefined) link.setAttribute('href', base + href);
  };
  const within = (node: Node): void => {
    if (!(node instanceof Element)) return;
    if (node.matches('a[href]')) move(node);
    node.querySelectorAll('a[href]').forEach(move);
  };
  within(root);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element && target.matches('a[href]')) move(target);
      addedNodes.forEach(within);
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
}
