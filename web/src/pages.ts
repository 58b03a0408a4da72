// Which component shows which page. Only the front page comes with the first load.
import type { Component } from 'svelte';
import type { PageName } from './router.svelte';
import { speakMore } from './texts/texts.svelte';

type Loaded = { default: Component<Record<string, string>> };

const FILES = import.meta.glob<Loaded>('./pages/{About,Account,Analysis,Course,Editor,Learn,Lesson,Lobby,LocalMatch,MyGames,NewGame,Puzzle,Puzzles,Replay,Rulebook,Settings,TablePage}.svelte');

const COMPONENTS: Partial<Record<PageName, string>> = {
  new: 'NewGame',
  play: 'LocalMatch',
  table: 'TablePage',
  replay: 'Replay',
  replays: 'Replay',
  analysis: 'Analysis',
  editor: 'Editor',
  games: 'MyGames',
  settings: 'Settings',
  lobby: 'Lobby',
  me: 'Account',
  learn: 'Learn',
  course: 'Course',
  lesson: 'Lesson',
  rules: 'Rulebook',
  puzzles: 'Puzzles',
  puzzle: 'Puzzle',
  about: 'About',
};

/** The component of a page; nothing where there is none. */
export async function component(page: PageName): Promise<Loaded['default'] | null> {
  const load = FILES[`./pages/${COMPONENTS[page] ?? ''}.svelte`];
  if (!load) return null;
  // What a game of Qin says is there already.
  const [loaded] = await Promise.all([load(), page === 'play' ? undefined : speakMore()]);
  return loaded.default;
}
