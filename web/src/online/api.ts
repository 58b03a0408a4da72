// The routes of a server that the page needs; see docs/api.md.
import { outward } from '../base';
import type { Command, GameName, Look, OpenOptions, Options, Refusal, Shown } from '../engine/types';
import { ApiProblem } from './problem';

export interface Rating {
  game: GameName;
  players: number;
  mean: number;
  deviation: number;
  games: number;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  created: number;
  /** What the page wants to be remembered. */
  settings?: Record<string, unknown>;
  ratings?: Rating[];
}

/** Who sits on a seat, as the server tells it. */
export interface Sitter {
  seat: number;
  kind: 'empty' | 'person' | 'guest' | 'bot' | 'stand_in';
  /** What the person is called, or for whom an empty seat is kept. */
  name: string | null;
  bot: string | null;
  connected: boolean;
}

export type Visibility = 'public' | 'private';

export interface TableAbout {
  id: string;
  visibility: Visibility;
  chat: boolean;
  host: string | null;
  /** Has the viewer opened it? */
  yours: boolean;
  imported: boolean;
  rematch: string | null;
}

export interface TablePageData {
  look: Look;
  people: Sitter[];
  table: TableAbout;
}

export interface LobbyRow {
  id: string;
  game: GameName;
  options: Options;
  status: 'gathering' | 'live' | 'over';
  seats: (string | null)[];
  turn: number | null;
  your_turn: boolean;
  updated: number;
}

/** The lists of tables: to sit down at, to watch, one's own that go on, and one's own that are over. */
export type ListName = 'open' | 'live' | 'mine' | 'over';

export interface LobbyData {
  open: LobbyRow[];
  live: LobbyRow[];
  /** One's own that go on, then the latest that are over. */
  mine: LobbyRow[];
  /** Where each list goes on. */
  next: Record<ListName, string | null>;
}

export interface TablesPage {
  tables: LobbyRow[];
  next: string | null;
}

/** The number of chat lines in a full answer: there may be more. */
export const FULL_ANSWER = 200;

export interface Line {
  line: number;
  name: string;
  at: number;
  text: string;
}

export type Place = 'me' | 'open' | { bot: string };

export interface NewTable {
  options: OpenOptions;
  visibility: Visibility;
  seats: Place[];
  chat?: boolean;
}

export interface OpenedTable {
  id: string;
  link: string;
  version: number;
}

export interface Token {
  id: string;
  name: string;
  created: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface ErrorBody {
  error?: { code: string; message: string; present?: number; why?: Refusal['why'] };
}

/** An answer, and between which moments it was asked for and came: a hint at the server's clock. */
export interface Answer<T> {
  value: T;
  asked: number;
  came: number;
  date: number | null;
}

async function send<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  const asked = Date.now();
  let response: Response;
  try {
    response = await fetch(outward(`/api${path}`), {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem('offline', 'The server cannot be reached.');
  }
  const came = Date.now();
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (!response.ok) throw await problemOf(response);
  try {
    const value = (response.status === 204 ? undefined : await response.json()) as T;
    return { value, asked, came, date: Number.isNaN(date) ? null : date };
  } catch {
    throw new ApiProblem('no_server', 'There is no server at this address.', response.status);
  }
}

/** Anything that is no error of ours comes from something between, or from where no server is. */
async function problemOf(response: Response): Promise<ApiProblem> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  if (!body.error) return new ApiProblem(response.status === 404 ? 'no_server' : 'unavailable', 'The server does not answer.', response.status);
  const { code, message, present, why } = body.error;
  const refusal: Refusal = { code, text: message, ...(present === undefined ? {} : { present }), ...(why === undefined ? {} : { why }) };
  return new ApiProblem(code, message, response.status, { seconds: Number(response.headers.get('Retry-After') ?? 0), refusal });
}

async function call<T = void>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await send<T>(method, path, body)).value;
}

export const api = {
  guest: (name?: string) => call<Me>('POST', '/guests', name ? { name } : {}),
  register: (name: string, password: string) => call<Me>('POST', '/accounts', { name, password }),
  login: (name: string, password: string) => call<Me>('POST', '/session', { name, password }),
  logout: () => call('DELETE', '/session'),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  remember: (settings: Record<string, unknown>) => call<Me>('PATCH', '/me', { settings }),
  password: (old: string, wanted: string) => call('PUT', '/me/password', { old, new: wanted }),
  exportMe: () => call<unknown>('GET', '/me/export'),
  deleteMe: (password?: string) => call('DELETE', '/me', password ? { password } : {}),
  tokens: () => call<Token[]>('GET', '/me/tokens'),
  makeToken: (name: string) => call<Token & { token: string }>('POST', '/me/tokens', { name }),
  revokeToken: (id: string) => call('DELETE', `/me/tokens/${id}`),
  lobby: () => call<LobbyData>('GET', '/lobby'),
  tables: (list: ListName, after: string) => call<TablesPage>('GET', `/tables?list=${list}&after=${encodeURIComponent(after)}`),
  openTable: (table: NewTable) => call<OpenedTable>('POST', '/tables', table),
  table: (id: string) => send<TablePageData>('GET', `/tables/${encodeURIComponent(id)}`),
  closeTable: (id: string) => call('DELETE', `/tables/${id}`),
  act: (id: string, seen: number, command: Command) => call<{ version: number }>('POST', `/tables/${id}/do`, { seen, command }),
  entries: (id: string, seen = 0) => call<Shown[]>('GET', `/tables/${id}/entries?seen=${seen}`),
  /** The last lines, or those next to a line: at most as many as one answer has. */
  lines: (id: string, from?: { after: number } | { before: number }) =>
    call<Line[]>('GET', `/tables/${id}/chat${from ? `?${new URLSearchParams(Object.entries(from).map(([name, line]) => [name, `${line}`]))}` : ''}`),
  speak: (id: string, text: string) => call<{ line: number }>('POST', `/tables/${id}/chat`, { text }),
  switchChat: (id: string, on: boolean) => call('PUT', `/tables/${id}/chat`, { on }),
  rematch: (id: string) => call<OpenedTable>('POST', `/tables/${id}/rematch`, {}),
  /** The record as the server wrote it. */
  recordText: async (id: string): Promise<string> => {
    const answer = await fetch(outward(`/api/tables/${encodeURIComponent(id)}/record`)).catch(() => null);
    if (!answer?.ok) throw new ApiProblem('unavailable', 'The record could not be fetched.', answer?.status);
    return answer.text();
  },
  record: (id: string) => call<unknown>('GET', `/tables/${id}/record`),
  bringRecord: (record: unknown) => call<OpenedTable>('POST', '/records', record),
};
