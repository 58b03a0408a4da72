// Who the person at this page is on the server. Nobody has to say so: a guest is made when one is needed.
import { api, type Me } from './api';
import { ApiProblem } from './problem';

/** Set once this browser has been somebody; before that, nobody is asked for. */
const KEY = 'mandate-known';

let current = $state.raw<Me | null>(null);
let asked: Promise<Me | null> | undefined;
let coming: Promise<Me> | undefined;
const listeners = new Set<() => void>();

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Takes over who one is, and tells those who are connected as somebody else. */
function become(me: Me | null): void {
  const changed = me?.id !== current?.id || me?.guest !== current?.guest;
  current = me;
  asked = Promise.resolve(me);
  try {
    if (me) localStorage.setItem(KEY, me.id);
    else localStorage.removeItem(KEY);
  } catch {
    // It is asked again on the next visit.
  }
  if (changed) listeners.forEach((listener) => listener());
}

if (typeof window !== 'undefined') {
  // Another tab came in, logged in or out.
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY || event.newValue === (current?.id ?? null)) return;
    asked = undefined;
    void whoami().then(() => listeners.forEach((listener) => listener()));
  });
}

/** Who one is, as far as it is known; reactive. */
export function me(): Me | null {
  return current;
}

/** Asks who one is; `null` for somebody who has not come in. */
export function whoami(): Promise<Me | null> {
  asked ??= remembered() === null ? Promise.resolve(null) : find();
  return asked;
}

async function find(): Promise<Me | null> {
  try {
    become(await api.me());
  } catch (problem) {
    if (isNobody(problem)) become(null);
    else asked = undefined;
  }
  return current;
}

function isNobody(problem: unknown): problem is ApiProblem {
  return problem instanceof ApiProblem && problem.code === 'not_logged_in';
}

/** Comes in as a guest, if one has not come in already. */
export async function comeIn(name?: string): Promise<Me> {
  const known = await whoami();
  if (known) return known;
  coming ??= api.guest(name).finally(() => (coming = undefined));
  const guest = await coming;
  become(guest);
  return guest;
}

/** Comes in again when the server has forgotten a guest; a person with an account has to log in. */
export async function comeInAnew(problem: ApiProblem): Promise<Me> {
  const registered = current !== null && !current.guest;
  become(null);
  if (registered) throw problem;
  return comeIn();
}

/** Does something for which one has to be somebody. */
export async function asSomebody<T>(what: () => Promise<T>): Promise<T> {
  await comeIn();
  try {
    return await what();
  } catch (problem) {
    if (!isNobody(problem)) throw problem;
    await comeInAnew(problem);
    return what();
  }
}

/** Comes in under this name, or takes it. */
export async function comeInAs(name: string): Promise<Me> {
  const wanted = name.trim();
  const known = await comeIn(wanted || undefined);
  if (!wanted || wanted === known.name) return known;
  const renamed = { ...known, ...(await asSomebody(() => api.rename(wanted))) };
  become(renamed);
  return renamed;
}

export const register = async (name: string, password: string): Promise<void> => become(await api.register(name, password));

/** Logs in. What the account has won is asked for as well: the answer to a login doesn't say it. */
export async function login(name: string, password: string): Promise<void> {
  become(await api.login(name, password));
  await refresh();
}

export async function logout(): Promise<void> {
  await api.logout();
  become(null);
}

export async function goForever(password?: string): Promise<void> {
  await api.deleteMe(password);
  become(null);
}

/** Reads one's own data again, with ratings. */
export function refresh(): Promise<Me | null> {
  asked = find();
  return asked;
}

/** Calls back when one has become somebody else; what is returned ends that. */
export function onBecoming(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
