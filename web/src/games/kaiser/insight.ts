// Moves of Der Kaiser von China in words: for hints, puzzles, reviews and the analysis board.
import { about as known } from '../../engine/engine';
import type { Card, Foresight, Look, MapFile, Telling } from '../../engine/types';
import { standing } from '../../match/session';
import { sentence } from '../../play/lines';
import { colourNames } from '../../texts/names';
import { tell } from '../../texts/tell';
import { say } from '../../texts/texts.svelte';
import type { Texts } from '../../texts/fluent';
import { ideaInWords } from '../ideas';
import type { GameInsight } from '../ui';
import { hands } from './hands';
import { choices, provinceOf } from './moves';
import { cardsInWords, points } from './tell';
import { why } from './why';

const IDEAS = ['over', 'houses_scored', 'house', 'emissary', 'fortification'];

function isMine({ kind, data }: Telling, you: number | null): boolean {
  if (kind === 'over') return data.winners?.includes(you) ?? false;
  return typeof data.seat !== 'number' || data.seat === you;
}

/** What the move itself says already. */
const PLAIN = new Set(['house', 'emissary', 'fortification', 'stopped', 'exchanged', 'took', 'drew']);

function moveInWords(texts: Texts, move: string, map: MapFile): string {
  const [sort, place = '', ...rest] = move.split(' ') as [string, string?, ...Card[]];
  switch (sort) {
    case 'house':
    case 'fortification':
      return texts.say(`move-${sort}`, { space: place, province: provinceOf(map, Number(place)), paid: cardsInWords(rest) });
    case 'emissary':
      return texts.say('move-emissary', { province: place, paid: cardsInWords(rest) });
    case 'take':
      return place === 'pile' ? texts.say('move-pile') : texts.say('move-take', { card: say(`kaiser-card-${place}.open`) });
    case 'exchange':
      return texts.say('move-exchange', { card: say(`kaiser-card-${place}.this`) });
    default:
      return texts.say('move-stop');
  }
}

async function consequences(look: Look, foresight: Foresight): Promise<string> {
  const names = colourNames(look);
  const does = foresight.events.filter(({ kind }) => !PLAIN.has(kind)).map((event) => sentence(tell(look.options.game, 'event', event, names)));
  const now = await standing(look);
  if (now.game === 'kaiser' && foresight.standing.game === 'kaiser') {
    const more = foresight.standing.total.map((total, seat) => total - now.total[seat]!);
    if (more.some((by) => by > 0)) does.push(`${say('kaiser-change')} ${points(more, names).replace(/(\d+)/g, '+$1')}.`);
  }
  return does.join(' ');
}

/** The map is fetched first. */
export async function insight(): Promise<GameInsight> {
  const { map } = await known('kaiser');
  return {
    moveInWords: (texts, move) => moveInWords(texts, move, map),
    where(texts, look, { move, events }) {
      const province = choices([move], map).placements[0]?.province;
      if (!province) return texts.say(`hint-where-${move === 'take pile' ? 'pile' : move.split(' ')[0]}`);
      const idea = ideaInWords(texts, IDEAS, events, (event) => isMine(event, look.you));
      return `${texts.say('hint-where-province', { province })} ${idea}`;
    },
    consequences,
    eventsSayAll: false,
    implied: new Set(),
    why: (about, place) => why(about, map, place),
    hands,
  };
}
