// A board in the making: rows of letters as in a board file, with every step back and forth.
import { NOTHING } from '../nothing';
import type { QinData } from '../../../engine/types';
import { colourOf, spaceName, type Square } from '../placement';

/** Grassland, village, water, and the start spaces. */
export const BRUSHES = ['.', 'V', '~', 'R', 'Y', 'B'] as const;
export type Brush = (typeof BRUSHES)[number];

export const LEAST = 3;
export const MOST = 16;

const empty = (width: number, height: number): string[] => Array.from({ length: height }, () => '.'.repeat(width));

export class Draft {
  rows = $state.raw<string[]>(empty(13, 13));
  #before = $state.raw<string[][]>([]);
  #after = $state.raw<string[][]>([]);
  /** What was there when the stroke began that is being drawn. */
  #stroke: string[] | null = null;

  readonly width = $derived.by(() => this.rows[0]?.length ?? 0);
  readonly height = $derived.by(() => this.rows.length);
  readonly text = $derived.by(() => `${this.rows.join('\n')}\n`);
  readonly canUndo = $derived.by(() => this.#before.length > 0);
  readonly canRedo = $derived.by(() => this.#after.length > 0);

  at({ x, y }: Square): Brush | undefined {
    return this.rows[y]?.[x] as Brush | undefined;
  }

  /** Many squares in one stroke are one step. */
  begin(): void {
    this.#stroke = this.rows;
  }

  paint({ x, y }: Square, brush: Brush): void {
    const row = this.rows[y];
    if (!row || x < 0 || x >= row.length || row[x] === brush) return;
    this.rows = this.rows.with(y, row.slice(0, x) + brush + row.slice(x + 1));
  }

  end(): void {
    const was = this.#stroke;
    this.#stroke = null;
    if (was && was !== this.rows) this.#keep(was);
  }

  /** Another board altogether, or the same with other borders. */
  replace(rows: string[]): void {
    const was = this.rows;
    this.rows = rows;
    if (was.join() !== rows.join()) this.#keep(was);
  }

  clear(): void {
    this.replace(empty(this.width, this.height));
  }

  resize(width: number, height: number): void {
    const rows = Array.from({ length: height }, (_, y) => (this.rows[y] ?? '').slice(0, width).padEnd(width, '.'));
    this.replace(rows);
  }

  undo(): void {
    const was = this.#before.at(-1);
    if (!was) return;
    this.#before = this.#before.slice(0, -1);
    this.#after = [...this.#after, this.rows];
    this.rows = was;
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (!next) return;
    this.#after = this.#after.slice(0, -1);
    this.#before = [...this.#before, this.rows];
    this.rows = next;
  }

  #keep(was: string[]): void {
    this.#before = [...this.#before, was].slice(-200);
    this.#after = [];
  }
}

/** The rows of a board file. */
export function rowsOf(text: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/\r?\n/)
    .map((row) => row.trimEnd());
}

/** A board nobody has played on yet, to be drawn like one in play. */
export function asData(rows: readonly string[]): QinData {
  const cells = rows.map((row) =>
    [...row].map((letter): QinData['cells'][number][number] => {
      if (letter === 'V') return { printed: 'village', colour: null, owner: null };
      if (letter === '~') return { printed: 'water', colour: null, owner: null };
      if ('RYB'.includes(letter)) return { printed: 'start', colour: colourOf(letter), owner: null };
      return { printed: 'grass', colour: null, owner: null };
    }),
  );
  return { ...NOTHING, cells, villages: villages(rows) };
}

function villages(rows: readonly string[]): QinData['villages'] {
  const seen = new Set<string>();
  const found: QinData['villages'] = [];
  const grow = (square: Square): string[] => {
    const name = spaceName(square);
    if (rows[square.y]?.[square.x] !== 'V' || seen.has(name)) return [];
    seen.add(name);
    const { x, y } = square;
    return [
      name,
      ...[
        { x: x + 1, y },
        { x, y: y + 1 },
        { x: x - 1, y },
        { x, y: y - 1 },
      ].flatMap(grow),
    ];
  };
  rows.forEach((row, y) =>
    [...row].forEach((_, x) => {
      const squares = grow({ x, y });
      if (squares.length > 0) found.push({ squares, owner: null });
    }),
  );
  return found;
}
