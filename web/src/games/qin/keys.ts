// The keys of Qin, wherever on the page the focus is as long as nothing else wants them.
import type { Square } from './placement';
import type { Placing } from './placing.svelte';

export interface Wanted {
  placing: Placing;
  /** Is this element the board? */
  isBoard: (target: Element) => boolean;
  confirm: () => boolean;
  choose: (index: number) => void;
  draw: (pile: number | null) => void;
  pass: () => void;
  /** The ghost was moved by key and wants to be told of. */
  tell: () => void;
  /** Enter has to be pressed again. */
  again: () => void;
  dropped: () => void;
  /** What is this? Whether there was anything to ask about. */
  ask: () => boolean;
  /** No tile is held: look at another space. */
  look: (step: Square) => void;
}

const ARROWS: Record<string, Square> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Does what a key wants; whether it was one of ours. */
function pressed(key: string, shift: boolean, target: Element, wanted: Wanted): boolean {
  const { placing } = wanted;
  const free = target === document.body || wanted.isBoard(target);
  const arrow = ARROWS[key];
  if (arrow) {
    if (placing.tile && free) {
      placing.step(arrow.x, arrow.y);
      wanted.tell();
    } else if (wanted.isBoard(target)) wanted.look(arrow);
    else return false;
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    if (placing.mayPlace) wanted.choose(Number(key) - 1);
    else if (placing.mayDraw) wanted.draw(Number(key));
    else return false;
    return true;
  }
  switch (key) {
    case 'r':
    case 'R':
      if (!placing.tile) return false;
      placing.turn(shift);
      wanted.tell();
      return true;
    case 'l':
    case 'L':
      if (!placing.tile) return false;
      placing.next(shift);
      wanted.tell();
      return true;
    case '?':
      return wanted.isBoard(target) && wanted.ask();
    case 'Escape':
      if (placing.chosen === null) return false;
      placing.cancel();
      wanted.dropped();
      return true;
    case 'Enter':
    case ' ':
      return free && entered(wanted);
    default:
      return false;
  }
}

function entered(wanted: Wanted): boolean {
  const { placing } = wanted;
  if (placing.mayDraw) wanted.draw(null);
  else if (placing.mayPass) wanted.pass();
  else if (placing.ghost && !placing.isLegal) {
    wanted.tell();
    placing.refuse();
  } else if (placing.ghost && wanted.confirm() && !placing.pinned) {
    placing.pinned = true;
    wanted.again();
  } else if (placing.ghost) void placing.place();
  else return false;
  return true;
}

export function onKey(event: KeyboardEvent, wanted: Wanted): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  if (target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]')) return;
  if (pressed(event.key, event.shiftKey, target, wanted)) event.preventDefault();
}
