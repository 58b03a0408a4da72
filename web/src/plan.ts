// What somebody wants to play, as the form for a new game holds it, and how it becomes a match.
import type { OwnBoard } from './games/qin/boards';
import type { GameName, OpenOptions } from './engine/types';
import type { LocalSeat } from './match/session';

export type SeatPlan = { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'bot'; opponent: string } | { kind: 'open' };

export interface Plan {
  game: GameName;
  /** Qin: `bird`, `lion`, or the name of an own board after `own:`. */
  board: string;
  /** Kaiser: with four players either side of the map. */
  map: '3-4' | '4-5';
  fortifications: boolean;
  seats: SeatPlan[];
  first: 'random' | number;
  games: number;
  clock: 'none' | 'live' | 'days';
  minutes: number;
  seconds: number;
  days: number;
  /** Online: shown in the lobby to everybody, or known only to those who have the link. */
  visibility: 'public' | 'private';
  /** How I am called when somebody else plays at this screen. */
  name: string;
}

export const PLAYERS: Record<GameName, { least: number; most: number }> = { qin: { least: 2, most: 4 }, kaiser: { least: 3, most: 5 } };

const BOT = 'level:3';

/** Sensible for somebody who has not chosen anything yet. */
export function usual(game: GameName): Plan {
  const seats: SeatPlan[] = [{ kind: 'me' }, ...Array.from({ length: PLAYERS[game].least - 1 }, (): SeatPlan => ({ kind: 'bot', opponent: BOT }))];
  return {
    game,
    board: 'bird',
    map: '3-4',
    fortifications: false,
    seats,
    first: 'random',
    games: 1,
    clock: 'none',
    minutes: 20,
    seconds: 15,
    days: 3,
    visibility: 'private',
    name: '',
  };
}

/** With so many seats: new ones are like the last, or bots. */
export function withPlayers(plan: Plan, players: number): Plan {
  const { least, most } = PLAYERS[plan.game];
  const wanted = Math.min(most, Math.max(least, players));
  const seats = plan.seats.slice(0, wanted);
  while (seats.length < wanted) {
    const last = plan.seats.at(-1);
    seats.push(last?.kind === 'here' ? { kind: 'here', name: '' } : last && last.kind !== 'me' ? { ...last } : { kind: 'bot', opponent: BOT });
  }
  const map = wanted === 3 ? '3-4' : wanted === 5 ? '4-5' : plan.map;
  return { ...plan, seats, map, first: plan.first === 'random' || plan.first < wanted ? plan.first : 'random' };
}

/** All others come by a link. */
export function withFriends(plan: Plan): Plan {
  return { ...plan, seats: plan.seats.map((seat) => (seat.kind === 'me' ? seat : { kind: 'open' })) };
}

/** Somebody plays elsewhere: then it is a table on the server. */
export function isOnline(plan: Plan): boolean {
  return plan.seats.some(({ kind }) => kind === 'open');
}

/** Several people at one screen. */
export function isHotSeat(plan: Plan): boolean {
  return plan.seats.filter(({ kind }) => kind === 'me' || kind === 'here').length > 1;
}

export type Wrong = 'nobody' | 'mixed' | 'board';

/** Why it cannot be played like this. */
export function wrong(plan: Plan, boards: readonly OwnBoard[]): Wrong | null {
  if (isOnline(plan) && plan.seats.some(({ kind }) => kind === 'here')) return 'mixed';
  if (plan.seats.every(({ kind }) => kind === 'bot')) return 'nobody';
  if (plan.game === 'qin' && plan.board.startsWith('own:') && !boards.some(({ name }) => `own:${name}` === plan.board)) return 'board';
  return null;
}

/** What is agreed, as the engine and the server want it. */
export function agreed(plan: Plan, boards: readonly OwnBoard[]): OpenOptions {
  const players = plan.seats.length;
  const own = boards.find(({ name }) => `own:${name}` === plan.board);
  const choice =
    plan.game === 'qin'
      ? { game: 'qin' as const, players, board: own ?? plan.board, games: plan.games }
      : { game: 'kaiser' as const, players, map: plan.map, fortifications: plan.fortifications, games: 1 };
  const timing =
    plan.clock === 'live'
      ? { live: { base: plan.minutes * 60_000, increment: plan.seconds * 1000 } }
      : plan.clock === 'days'
        ? { days: plan.days }
        : ('unlimited' as const);
  // Nobody's time runs out against bots or among people who sit together.
  return { ...choice, first: plan.first === 'random' ? 'random' : { seat: plan.first }, timing: isOnline(plan) ? timing : 'unlimited' };
}

/** Who sits where at a table on the server. */
export type Place = 'me' | 'open' | { bot: string };

export function places(plan: Plan): Place[] {
  return plan.seats.map((seat) => (seat.kind === 'bot' ? { bot: seat.opponent } : seat.kind === 'me' ? 'me' : 'open'));
}

/** Who sits where, in this browser; `called` names people who have given no name. */
export function localSeats(plan: Plan, called: (seat: number) => string): LocalSeat[] {
  return plan.seats.map((seat, index) => {
    if (seat.kind === 'bot') return { kind: 'bot', opponent: seat.opponent };
    const name = seat.kind === 'here' ? seat.name : plan.name;
    return { kind: 'me', name: name.trim() || called(index) };
  });
}

// Remembered ----------------------------------------------------------------------------------------

const KEY = 'mandate-plans';
type Sort = 'last' | 'quick';
type Remembered = Partial<Record<`${GameName}-${Sort}`, Plan>> & { game?: GameName };

function remembered(): Remembered {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Remembered;
  } catch {
    return {};
  }
}

/** What was played last: at all, or against bots only, which is what one click starts again. */
export function recall(game: GameName, sort: Sort): Plan {
  const plan = { ...usual(game), ...remembered()[`${game}-${sort}`] };
  return Array.isArray(plan.seats) ? withPlayers(plan, plan.seats.length) : usual(game);
}

export function lastGame(): GameName {
  return remembered().game ?? 'qin';
}

export function remember(plan: Plan): void {
  const kept: Remembered = { ...remembered(), game: plan.game, [`${plan.game}-last`]: plan };
  if (plan.seats.every(({ kind }) => kind === 'me' || kind === 'bot')) kept[`${plan.game}-quick`] = plan;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then it is chosen again next time.
  }
}
