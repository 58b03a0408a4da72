// What is pointed at in the standing, and so is marked on the map.
export type Pointed = { sort: 'province'; province: string } | { sort: 'alliance'; number: number } | { sort: 'roads'; seat: number | null } | null;

export interface Lit {
  provinces: readonly string[];
  alliance: number | null;
  rows: readonly { seat: number; spaces: readonly number[] }[];
}

export const DARK: Lit = { provinces: [], alliance: null, rows: [] };
