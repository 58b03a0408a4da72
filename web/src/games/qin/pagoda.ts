// How pagodas are drawn: the foot at 0, 0, upwards is negative. Each player has another roof.
export type Roof = 'white' | 'black' | 'green' | 'purple';

export interface Drawn {
  walls: string;
  roofs: string;
  /** Ridges and doors. */
  lines: string;
}

/** A roof of width `w` and height `h` whose eaves are at `y`. */
function roof(kind: Roof, w: number, h: number, y: number): string {
  const half = w / 2;
  switch (kind) {
    case 'white': // swept, with raised eaves
      return `M${-half} ${y - 4.5}Q${-w * 0.3} ${y - 1.5} ${-w * 0.12} ${y - h}H${w * 0.12}Q${w * 0.3} ${y - 1.5} ${half} ${y - 4.5}L${half - 4} ${y}H${4 - half}Z`;
    case 'black': // a steep gable
      return `M${-half} ${y}L0 ${y - h - 4}L${half} ${y}Z`;
    case 'green': // a bell
      return `M${-half} ${y}C${-half} ${y - h * 1.15} ${-w * 0.1} ${y - h * 0.8} 0 ${y - h - 4}C${w * 0.1} ${y - h * 0.8} ${half} ${y - h * 1.15} ${half} ${y}Z`;
    case 'purple': {
      // steps
      const [a, b] = [w * 0.16, h / 3];
      return `M${-half} ${y}v${-b}h${a}v${-b}h${a}v${-b}H${half - 2 * a}v${b}h${a}v${b}h${a}v${b}Z`;
    }
  }
}

const block = (w: number, h: number, foot: number): string => `M${-w / 2} ${foot}v${-h}h${w}v${h}Z`;
const finial = (y: number): string => `M-1.6 ${y}h3.2l-1.6 -6.5Z`;

export function pagoda(kind: Roof, double: boolean): Drawn {
  if (!double) {
    return {
      walls: block(26, 3.5, 0) + block(17, 10, -3.5),
      roofs: roof(kind, 34, 10.5, -13) + finial(kind === 'black' || kind === 'green' ? -26 : -22.5),
      lines: 'M-3 -3.5v-5.5a3 3 0 0 1 6 0v5.5',
    };
  }
  const top = kind === 'black' || kind === 'green' ? -49 : -46;
  return {
    walls: block(31, 4, 0) + block(21, 10, -4) + block(15, 9, -21) + block(9, 5, -35),
    roofs: roof(kind, 39, 10, -13) + roof(kind, 30, 9, -28) + roof(kind, 20, 8, -38) + finial(top),
    lines: 'M-3.5 -4v-5a3.5 3.5 0 0 1 7 0v5M-2 -22v-4h4v4',
  };
}

export function roofOf(colour: string): Roof {
  return colour === 'black' || colour === 'green' || colour === 'purple' ? colour : 'white';
}
