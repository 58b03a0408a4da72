// What the board, the hand and a placement that is only thought of are in words.
import type { Foresight, QinData } from '../../engine/types';
import { tell, type Names } from '../../texts/tell';
import { say } from '../../texts/texts.svelte';
import { halves, spaceName, type Placement, type Square } from './placement';
import { listed, values as tellValues } from './tell';

export function describeSpace(data: QinData, square: Square, names: Names): string {
  const space = spaceName(square);
  const cell = data.cells[square.y]?.[square.x];
  if (!cell) return '';
  const province = data.provinces.find(({ spaces }) => spaces.includes(space));
  if (province) {
    const { colour, owner, spaces, pagodas } = province;
    return say('qin-space-province', { space, colour, owner: names[owner] ?? '', size: spaces.length, major: pagodas > 1 ? 'yes' : 'no' });
  }
  if (cell.colour) return say('qin-space-lone', { space, colour: cell.colour });
  if (cell.printed !== 'village') return say(cell.printed === 'water' ? 'qin-space-water' : 'qin-space-grass', { space });
  const owner = data.villages.find(({ squares }) => squares.includes(space))?.owner ?? null;
  return say('qin-space-village', { space, owned: owner === null ? 'no' : 'yes', owner: owner === null ? '' : (names[owner] ?? '') });
}

export function describeGhost(placement: Placement): string {
  const [one, other] = halves(placement);
  return say('qin-said-ghost', {
    first: say(`qin-colour-${one.colour}`),
    one: spaceName(one),
    second: say(`qin-colour-${other.colour}`),
    other: spaceName(other),
  });
}

/** What a placement would do, in short. */
export function foreseen(now: QinData, { events, data }: Foresight, names: Names): string[] {
  const lines = events.flatMap((event): string[] => {
    const values = tellValues(event, names);
    switch (event.kind) {
      case 'founded':
      case 'expanded':
      case 'absorbed':
      case 'connected':
      case 'conquered':
        return [
          say(`qin-fore-${event.kind}`, event.kind === 'expanded' ? { ...values, own: event.data.province.owner === event.data.seat ? 'yes' : 'no' } : values),
        ];
      case 'built':
        return values.double === 'yes' ? [say('qin-fore-double', values)] : [];
      case 'over':
        return [tell('qin', 'event', event, names)];
      default:
        return [];
    }
  });
  const after = (data as QinData).players;
  const supplies = now.players.flatMap(({ supply }, seat) => {
    const to = after[seat]!.supply;
    return to === supply ? [] : [say('qin-fore-supply', { player: names[seat] ?? '', from: supply, to })];
  });
  if (supplies.length > 0) lines.push(say('qin-fore-pagodas', { changes: listed(supplies) }));
  return lines.length > 0 ? lines : [say('qin-fore-nothing')];
}
