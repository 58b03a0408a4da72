// Every page: its address, the title of its tab, its component, and how the front page links to it.
import type { Component } from 'svelte';
import type { IconName } from './ui/icons';

export interface Page {
  /** The parts after a colon are handed to the component. */
  path: string;
  /** The id of the text in the browser's tab. */
  title: string;
  /** Missing for the front page, which comes with the first load. */
  load?: () => Promise<{ default: Component<any> }>;
  /** The front page links to these in the order of this table; `text` is the id of a text. */
  link?: { icon: IconName; text: string };
}

export const PAGES = {
  front: { path: '/', title: 'app-title-front' },
  new: { path: '/new', title: 'app-title-new', load: () => import('./pages/NewGame.svelte') },
  play: { path: '/play/:id', title: 'app-title-play', load: () => import('./pages/LocalMatch.svelte') },
  table: { path: '/t/:id', title: 'app-title-table', load: () => import('./pages/TablePage.svelte') },
  lobby: { path: '/lobby', title: 'app-title-lobby', load: () => import('./pages/Lobby.svelte'), link: { icon: 'people', text: 'front-lobby' } },
  games: { path: '/games', title: 'app-title-games', load: () => import('./pages/MyGames.svelte'), link: { icon: 'clock', text: 'app-games' } },
  learn: { path: '/learn', title: 'app-title-learn', load: () => import('./pages/Learn.svelte'), link: { icon: 'book', text: 'front-learn' } },
  course: { path: '/learn/:game', title: 'app-title-learn', load: () => import('./pages/Course.svelte') },
  lesson: { path: '/learn/:game/:id', title: 'app-title-lesson', load: () => import('./pages/Lesson.svelte') },
  puzzles: { path: '/puzzles', title: 'app-title-puzzles', load: () => import('./pages/Puzzles.svelte'), link: { icon: 'puzzle', text: 'front-puzzles' } },
  puzzle: { path: '/puzzles/:game/:id', title: 'app-title-puzzle', load: () => import('./pages/Puzzle.svelte') },
  replays: { path: '/replay', title: 'app-title-replay', load: () => import('./pages/Replay.svelte'), link: { icon: 'replay', text: 'front-replay' } },
  replay: { path: '/replay/:what', title: 'app-title-replay', load: () => import('./pages/Replay.svelte') },
  analysis: { path: '/analysis', title: 'app-title-analysis', load: () => import('./pages/Analysis.svelte'), link: { icon: 'lens', text: 'front-analysis' } },
  editor: { path: '/editor', title: 'app-title-editor', load: () => import('./pages/Editor.svelte'), link: { icon: 'grid', text: 'front-editor' } },
  me: { path: '/me', title: 'app-title-me', load: () => import('./pages/Account.svelte'), link: { icon: 'person', text: 'front-account' } },
  rules: { path: '/rules', title: 'app-title-rules', load: () => import('./pages/Rulebook.svelte') },
  settings: { path: '/settings', title: 'app-title-settings', load: () => import('./pages/Settings.svelte') },
  about: { path: '/about', title: 'app-title-about', load: () => import('./pages/About.svelte'), link: { icon: 'info', text: 'front-about' } },
} as const satisfies Record<string, Page>;

/** `nowhere` stands for an address that no page has. */
export type PageName = keyof typeof PAGES | 'nowhere';

/** The id of the text in the browser's tab. */
export function titleOf(page: PageName): string {
  return page === 'nowhere' ? 'app-title-nowhere' : PAGES[page].title;
}
