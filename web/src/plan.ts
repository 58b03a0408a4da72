// What somebody wants to play, as the form for a new game holds it, and how it becomes a match.
import type { GameName, OpenOptions } from './engine/types';
import { GAMES, gameUi, isGame } from './games';
import type { Settings } from './games/ui';
import type { LocalSeat } from './match/session';

export type SeatPlan = { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'bot'; opponent: string } | { kind: 'open' };

export interface Plan {
  game: GameName;
  /** What the game itself leaves open. */
  settings: Settings;
  seats: SeatPlan[];
  first: 'random' | number;
  clock: 'none' | 'live' | 'days';
  minutes: number;
  seconds: number;
  days: number;
  /** Online: shown in the lobby to everybody, or known only to those who have the link. */
  visibility: 'public' | 'private';
  /** How I am called when somebody else plays at this screen. */
  name: string;
}

/** How many can play. */
export function playerCounts(game: GameName): number[] {
  const { least, most } = gameUi(game).players;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

const BOT = 'level:3';

/** Sensible for somebody who has not chosen anything yet. */
export function usual(game: GameName): Plan {
  const { options, players } = gameUi(game);
  const seats: SeatPlan[] = [{ kind: 'me' }, ...Array.from({ length: players.least - 1 }, (): SeatPlan => ({ kind: 'bot', opponent: BOT }))];
  return {
    game,
    settings: options.usual,
    seats,
    first: 'random',
    clock: 'none',
    minutes: 20,
    seconds: 15,
    days: 3,
    visibility: 'private',
    name: '',
  };
}

/** With this many seats: new ones are like the last, or bots. */
export function withPlayers(plan: Plan, players: number): Plan {
  const { options, players: range } = gameUi(plan.game);
  const { least, most } = range;
  const wanted = Math.min(most, Math.max(least, players));
  const seats = plan.seats.slice(0, wanted);
  while (seats.length < wanted) {
    const last = plan.seats.at(-1);
    seats.push(last?.kind === 'here' ? { kind: 'here', name: '' } : last && last.kind !== 'me' ? { ...last } : { kind: 'bot', opponent: BOT });
  }
  const settings = options.fit?.(plan.settings, wanted) ?? plan.settings;
  return { ...plan, seats, settings, first: plan.first === 'random' || plan.first < wanted ? plan.first : 'random' };
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

/** Why it cannot be played like this: the end of `new-wrong-…`. */
export function wrong(plan: Plan): string | null {
  if (isOnline(plan) && plan.seats.some(({ kind }) => kind === 'here')) return 'mixed';
  if (plan.seats.every(({ kind }) => kind === 'bot')) return 'nobody';
  return gameUi(plan.game).options.wrong?.(plan.settings) ?? null;
}

/** What is agreed, as the engine and the server want it. */
export function agreed(plan: Plan): OpenOptions {
  const choice = gameUi(plan.game).options.open(plan.settings, plan.seats.length);
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
type Remembered = Partial<Record<`${GameName}-${Sort}`, Partial<Plan>>> & { game?: GameName };

function remembered(): Remembered {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Remembered;
  } catch {
    return {};
  }
}

/** What was played last: at all, or against bots only, which is what one click starts again. */
export function recall(game: GameName, sort: Sort): Plan {
  const kept = remembered()[`${game}-${sort}`];
  const { settings } = usual(game);
  // Plans of earlier versions have the settings beside everything else.
  const flat = Object.fromEntries(Object.entries(kept ?? {}).filter(([key]) => key in settings)) as Settings;
  const plan = { ...usual(game), ...kept, settings: { ...settings, ...flat, ...kept?.settings } };
  return Array.isArray(plan.seats) ? withPlayers(plan, plan.seats.length) : usual(game);
}

export function lastGame(): GameName {
  const { game } = remembered();
  return game && isGame(game) ? game : GAMES[0]!.name;
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
