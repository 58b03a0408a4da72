// Moves of Qin in words: for hints, puzzles, reviews and the analysis board.
import type { Foresight, Look, QinData, Telling } from '../../engine/types';
import { sentence } from '../../play/lines';
import { colourNames } from '../../texts/names';
import { ideaInWords } from '../ideas';
import type { GameInsight } from '../ui';
import { hands } from './hands';
import { readMove, squareOf } from './placement';
import { tileName } from './tell';
import { why } from './why';
import { foreseen } from './words';

const IDEAS = ['over', 'conquered', 'absorbed', 'connected', 'founded', 'expanded'];

function isMine({ kind, data }: Telling, you: number | null): boolean {
  if (kind === 'expanded') return data.province?.owner === you;
  if (kind === 'absorbed') return data.owner === you;
  if (kind === 'over') return data.winners?.includes(you) ?? false;
  return typeof data.seat !== 'number' || data.seat === you;
}

/** In which ninth of the board a space lies: `top-left`, `middle`, … */
function ninth({ view }: Look, space: string): string {
  const { cells } = view!.data as QinData;
  const { x, y } = squareOf(space);
  const third = (at: number, of: number): number => Math.min(2, Math.floor(((at + 0.5) / of) * 3));
  const row = ['top', 'middle', 'bottom'][third(y, cells.length)]!;
  const column = ['left', 'middle', 'right'][third(x, cells[0]?.length ?? 1)]!;
  return row === column ? 'middle' : [row, column].filter((part) => part !== 'middle').join('-');
}

/** “Founds a red province; White loses the village at j3 to Green; pagodas left: …” */
async function consequences(look: Look, foresight: Foresight): Promise<string> {
  const placing = foresight.events.some(({ kind }) => kind === 'placed');
  return placing ? sentence(foreseen(look.view!.data as QinData, foresight, colourNames(look)).join('; ')) : '';
}

export const insight: GameInsight = {
  moveInWords(texts, move) {
    const [sort, one = '', other = ''] = move.split(' ') as [string, string?, string?];
    const placement = readMove(move);
    if (placement) return texts.say('move-place', { tile: tileName(placement.tile), one, other });
    return sort === 'draw' ? texts.say('move-draw', { pile: one }) : texts.say('move-pass');
  },
  where(texts, look, { move, events }) {
    const [sort, space] = move.split(' ') as [string, string?];
    if (sort === 'draw') return texts.say('hint-piles');
    if (!space) return texts.say('hint-where-pass');
    const idea = ideaInWords(texts, IDEAS, events, (event) => isMine(event, look.you));
    return `${texts.say('hint-where', { where: ninth(look, space), space })} ${idea}`;
  },
  consequences,
  eventsSayAll: true,
  implied: new Set(['placed', 'alone', 'built', 'returned']),
  why: async (about, place) => why(about, place),
  hands,
};
