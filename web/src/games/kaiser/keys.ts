// The keys of Der Kaiser von China, wherever on the page the focus is as long as nothing else wants them.
import type { Card } from '../../engine/types';
import type { Placing } from './placing.svelte';

export interface Wanted {
  plan: Placing;
  active: () => boolean;
  /** The open cards. */
  display: () => readonly Card[];
  /** Can a card be drawn from the pile? */
  mayDraw: () => boolean;
  /** Is the final scoring shown? */
  finale: () => boolean;
  close: () => void;
  /** A card of the hand. */
  touch: (index: number) => void;
  take: (from: Card | 'pile') => void;
  stop: () => void;
  exchange: () => void;
  place: () => void;
}

/** Does what a key wants; whether it was one of ours. */
function pressed(key: string, target: Element, wanted: Wanted): boolean {
  const { plan } = wanted;
  const digit = Number(key);
  if (digit >= 1 && digit <= 9) {
    const open = wanted.display()[digit - 1];
    const taking = plan.can.take.length > 0 || plan.can.pile;
    if (!taking) wanted.touch(digit - 1);
    else if (open) wanted.take(open);
  } else if ((key === 'p' || key === '0') && wanted.mayDraw()) wanted.take('pile');
  else if (key === 's' && plan.can.stop) wanted.stop();
  else if (key === 'e' && plan.can.exchange.length > 0) wanted.exchange();
  else if (key === 'f' && plan.fortifying) plan.building = plan.piece === 'house' ? 'fortification' : 'house';
  else if (key === 'enter' && plan.held && !target.closest?.('button, a')) wanted.place();
  else return false;
  return true;
}

export function keys(wanted: Wanted): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (wanted.finale()) {
      if (event.key === 'Escape') wanted.close();
      return;
    }
    const target = event.target as Element;
    if (target.closest?.('input, textarea, select, [contenteditable], dialog')) return;
    const key = event.key.toLowerCase();
    const dropped = key === 'escape' && wanted.plan.drop();
    if (dropped || (wanted.active() && pressed(key, target, wanted))) event.preventDefault();
  };
}
