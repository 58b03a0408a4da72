// Our own small drawings, each around the middle of a box of 24.
import type { Card } from '../../engine/types';

/** Heads of the emissaries: each colour has its own, as houses have. */
export const HEADS: Record<string, string> = {
  green: 'M0-12A5 5 0 1 1 0-2A5 5 0 1 1 0-12Z',
  red: 'M-9-2L0-13L9-2Z',
  violet: 'M-7-2A7 9 0 0 1 7-2Z',
  blue: 'M-5-12H5V-2H-5Z',
  yellow: 'M0-14L6-7L0-1L-6-7Z',
};

export const ROBE = 'M-9 12C-8 5-5 0-4-2H4C5 0 8 5 9 12Z';

/** A wall before the house that stands on it. */
export const FORT = 'M-17 15V-1H-12V3H-7V-1H-3V3H3V-1H7V3H12V-1H17V15Z';

/** What grows or stands in the provinces of a colour; also on its cards. */
export const EMBLEMS: Record<Card, string> = {
  red: 'M-12 9L-5-6L-1 1L4-9L12 9Z',
  green: 'M0 12C-9 6-9-5 0-12C9-5 9 6 0 12ZM0 8V-6M0 3L4-1M0 3L-4-1',
  yellow: 'M0-5.5A5.5 5.5 0 1 1 0 5.5A5.5 5.5 0 1 1 0-5.5ZM0-8V-12M0 8V12M-8 0H-12M8 0H12M5.7-5.7L8.5-8.5M-5.7 5.7L-8.5 8.5M5.7 5.7L8.5 8.5M-5.7-5.7L-8.5-8.5',
  orange: 'M-12-4Q-8-9-4-4T4-4T12-4M-12 3Q-8-2-4 3T4 3T12 3M-12 10Q-8 5-4 10T4 10T12 10',
  violet: 'M5-11A11 11 0 1 0 5 11A9 9 0 1 1 5-11Z',
};

/** Drawn with lines only. */
export const OPEN_EMBLEMS: ReadonlySet<Card> = new Set<Card>(['orange']);

/** A dragon as it flies: body, mane and claws as lines, the head as a shape. */
export const DRAGON = 'M-15 5C-13-4-7-5-5 1C-3 7 3 8 5 1C6-3 7-5 9-6';
export const DRAGON_LIMBS = 'M-11-3L-13-8M-7-4L-6-9M1 5L-1 12M-4 4L-8 10M5 2L10 6M-15 5L-17 9';
export const DRAGON_HEAD = 'M5-9L3-14L8-11L13-11L17-7L13-6L16-3L10-3L6-4Z';

/** The emperor: robe, face, and the flat crown with its beads. */
export const EMPEROR_ROBE = 'M-11 16C-10 6-6 0-5-3H5C6 0 10 6 11 16Z';
export const EMPEROR_CROWN = 'M-10-13H10V-10H-10ZM-8-10V-6M8-10V-6M-5-10V-7M5-10V-7';

export const CHOP = 'M-9-9H9V9H-9Z';
