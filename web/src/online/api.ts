// The routes of a server that the page needs; see docs/api.md.
import { outward } from '../base';
import type {
  AccountChange,
  AccountDeletion,
  AddedChatLine,
  BotToken,
  ChatLine,
  ChatSwitch,
  Command,
  Committed,
  Credentials,
  ErrorBody,
  GameRecord,
  ListName,
  Lobby,
  MadeToken,
  Me,
  NewChatLine,
  NewGuest,
  NewTable,
  NewToken,
  OpenedTable,
  PasswordChange,
  Shown,
  TableCommand,
  TablePage,
  TablesPage,
} from '../protocol';
import { ApiProblem } from './problem';

export type { ListName, LobbyRow, Me, NewTable, OpenedTable, Place, Rating, TableAbout, TablesPage, Visibility } from '../protocol';
export type { BotToken as Token, ChatLine as Line, Lobby as LobbyData, TablePage as TablePageData } from '../protocol';

/** The number of chat lines in a full answer: there may be more. */
export const FULL_ANSWER = 200;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

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
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  if (!body.error) return new ApiProblem(response.status === 404 ? 'no_server' : 'unavailable', 'The server does not answer.', response.status);
  const { code, message } = body.error;
  return new ApiProblem(code, message, response.status, { seconds: Number(response.headers.get('Retry-After') ?? 0), refusal: body.error });
}

async function call<T = void>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await send<T>(method, path, body)).value;
}

/** A body of this type. */
function body<T>(value: T): T {
  return value;
}

export const api = {
  guest: (name?: string) => call<Me>('POST', '/guests', body<NewGuest>(name ? { name } : {})),
  register: (name: string, password: string) => call<Me>('POST', '/accounts', body<Credentials>({ name, password })),
  login: (name: string, password: string) => call<Me>('POST', '/session', body<Credentials>({ name, password })),
  logout: () => call('DELETE', '/session'),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', body<AccountChange>({ name })),
  remember: (settings: Record<string, unknown>) => call<Me>('PATCH', '/me', body<AccountChange>({ settings })),
  password: (old: string, wanted: string) => call('PUT', '/me/password', body<PasswordChange>({ old, new: wanted })),
  exportMe: () => call<unknown>('GET', '/me/export'),
  deleteMe: (password?: string) => call('DELETE', '/me', body<AccountDeletion>(password ? { password } : {})),
  tokens: () => call<BotToken[]>('GET', '/me/tokens'),
  makeToken: (name: string) => call<MadeToken>('POST', '/me/tokens', body<NewToken>({ name })),
  revokeToken: (id: string) => call('DELETE', `/me/tokens/${id}`),
  lobby: () => call<Lobby>('GET', '/lobby'),
  tables: (list: ListName, after: string) => call<TablesPage>('GET', `/tables?list=${list}&after=${encodeURIComponent(after)}`),
  openTable: (table: NewTable) => call<OpenedTable>('POST', '/tables', table),
  table: (id: string) => send<TablePage>('GET', `/tables/${encodeURIComponent(id)}`),
  closeTable: (id: string) => call('DELETE', `/tables/${id}`),
  act: (id: string, seen: number, command: Command) => call<Committed>('POST', `/tables/${id}/do`, body<TableCommand>({ seen, command })),
  entries: (id: string, seen = 0) => call<Shown[]>('GET', `/tables/${id}/entries?seen=${seen}`),
  /** The last lines, or those next to a line: at most as many as one answer has. */
  lines: (id: string, from?: { after: number } | { before: number }) =>
    call<ChatLine[]>('GET', `/tables/${id}/chat${from ? `?${new URLSearchParams(Object.entries(from).map(([name, line]) => [name, `${line}`]))}` : ''}`),
  speak: (id: string, text: string) => call<AddedChatLine>('POST', `/tables/${id}/chat`, body<NewChatLine>({ text })),
  switchChat: (id: string, on: boolean) => call('PUT', `/tables/${id}/chat`, body<ChatSwitch>({ on })),
  rematch: (id: string) => call<OpenedTable>('POST', `/tables/${id}/rematch`, {}),
  /** The record as the server wrote it. */
  recordText: async (id: string): Promise<string> => {
    const answer = await fetch(outward(`/api/tables/${encodeURIComponent(id)}/record`)).catch(() => null);
    if (!answer?.ok) throw new ApiProblem('unavailable', 'The record could not be fetched.', answer?.status);
    return answer.text();
  },
  record: (id: string) => call<GameRecord>('GET', `/tables/${id}/record`),
  bringRecord: (record: unknown) => call<OpenedTable>('POST', '/records', record),
};
