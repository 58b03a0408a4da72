// Moves that are drawn on the board of a game, to be looked at.
export interface DrawnMove {
  move: string;
  /** A letter beside it; without one it only adds warmth to where it goes. */
  label?: string;
  /** From 0 to 1: how good it is among the others. */
  weight: number;
}

export interface Drawn {
  moves: readonly DrawnMove[];
  /** A move around which to look, without telling it. */
  around?: string;
}
