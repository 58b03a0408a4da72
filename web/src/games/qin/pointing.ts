// Mouse, pen and finger on the board and from the hand to the board.
import type { Square } from './placement';
import type { Placing } from './placing.svelte';
import { U } from './unit';

/** So far a finger may slip and it is still a tap. */
const SLIP = 9;
/** How many spaces above the finger a dragged tile is shown. */
const ABOVE = 1.1;
/** A finger that rests so long asks what is there. */
const REST = 550;

export interface Around {
  board: () => SVGSVGElement | undefined;
  /** The picture of a tile that follows the pointer on its way to the board. */
  carried: () => HTMLElement | undefined;
  confirm: () => boolean;
  /** A space is looked at while no tile is chosen. */
  peek: (square: Square | null) => void;
  /** Somebody wants to know what is there. */
  ask: (square: Square) => void;
  /** The next click asks. */
  asking: () => boolean;
  /** A drag from the hand has begun with this tile, or has ended. */
  carry: (index: number | null) => void;
}

interface Drag {
  pointer: number;
  x: number;
  y: number;
  touch: boolean;
  moved: boolean;
  /** From the hand; otherwise on the board. */
  tile: number | null;
}

export class Pointing {
  #drag: Drag | null = null;
  #wheel = 0;
  #touched = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly placing: Placing,
    readonly around: Around,
  ) {}

  /** Where on the board, in spaces; nothing beside it. */
  #point(x: number, y: number): Square | null {
    const matrix = this.around.board()?.getScreenCTM();
    if (!matrix) return null;
    const { width, height } = this.placing.size;
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    const point = { x: at.x / U, y: at.y / U };
    const slack = 0.6;
    if (point.x < -slack || point.y < -slack || point.x > width + slack || point.y > height + slack) return null;
    return { x: Math.min(Math.max(point.x, 0.01), width - 0.01), y: Math.min(Math.max(point.y, 0.01), height - 0.01) };
  }

  move = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (drag && drag.pointer === event.pointerId) {
      drag.moved ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLIP;
      if (drag.moved) {
        clearTimeout(this.#resting);
        this.#dragged(drag, event);
      }
    } else if (event.pointerType !== 'touch') {
      const point = this.#point(event.clientX, event.clientY);
      if (this.placing.tile) this.placing.hover(point);
      else this.around.peek(point && { x: Math.floor(point.x), y: Math.floor(point.y) });
    }
  };

  leave = (event: PointerEvent): void => {
    if (this.#drag || event.pointerType === 'touch') return;
    this.placing.hover(null);
    this.around.peek(null);
  };

  down = (event: PointerEvent): void => {
    this.#touched = event.pointerType === 'touch';
    if (!this.#touched) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, touch: true, moved: false, tile: null };
    if (!this.placing.tile) this.#resting = setTimeout(() => this.#rested(event), REST);
  };

  up = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || drag.pointer !== event.pointerId) return;
    this.#drag = null;
    clearTimeout(this.#resting);
    if (drag.tile !== null) this.#dropped(drag, event);
    else if (drag.moved) {
      this.placing.pinned = this.placing.ghost !== null;
      this.placing.refuse();
    } else {
      const point = this.#point(event.clientX, event.clientY);
      if (point && this.around.asking()) this.#asks(point);
      else if (point && this.placing.tile) {
        this.placing.tap(point);
        if (this.placing.isLegal && !this.around.confirm()) void this.placing.place();
        else this.placing.refuse();
      } else this.around.peek(point && { x: Math.floor(point.x), y: Math.floor(point.y) });
    }
  };

  /** The system has taken the pointer, for zooming perhaps. */
  lost = (event: PointerEvent): void => {
    clearTimeout(this.#resting);
    if (this.#drag?.pointer !== event.pointerId) return;
    if (this.#drag.tile !== null) this.around.carry(null);
    this.#drag = null;
    if (!this.placing.pinned) this.placing.hover(null);
  };

  /** A mouse has clicked; fingers are heard in `up`. */
  click = (event: MouseEvent): void => {
    const point = this.around.asking() && !this.#touched ? this.#point(event.clientX, event.clientY) : null;
    if (point) return this.#asks(point);
    if (this.#touched || !this.placing.tile) return;
    const before = this.placing.move;
    const was = this.placing.pinned;
    this.placing.pinned = false;
    this.placing.hover(this.#point(event.clientX, event.clientY));
    if (!this.placing.isLegal) return this.placing.refuse();
    if (!this.around.confirm() || (was && before === this.placing.move)) void this.placing.place();
    else this.placing.pinned = true;
  };

  menu = (event: MouseEvent): void => {
    event.preventDefault();
    if (this.#touched) return;
    const point = this.placing.tile ? null : this.#point(event.clientX, event.clientY);
    if (point) this.#asks(point);
    else this.placing.turn();
  };

  wheel = (event: WheelEvent): void => {
    if (!this.placing.tile || event.ctrlKey) return;
    event.preventDefault();
    if (event.timeStamp - this.#wheel < 160) return;
    this.#wheel = event.timeStamp;
    this.placing.turn(event.deltaY < 0);
  };

  /** A press on a tile of the hand, which may become a drag. */
  press = (index: number, event: PointerEvent): void => {
    if (event.button !== 0 || !this.placing.mayPlace) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#touched = event.pointerType === 'touch';
    this.#drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, touch: this.#touched, moved: false, tile: index };
  };

  /** Over the hand only drags count. */
  drag = (event: PointerEvent): void => {
    if (this.#drag) this.move(event);
  };

  #rested({ clientX, clientY }: PointerEvent): void {
    this.#drag = null;
    const point = this.#point(clientX, clientY);
    if (point) this.#asks(point);
  }

  #asks(point: Square): void {
    this.around.ask({ x: Math.floor(point.x), y: Math.floor(point.y) });
  }

  #dragged(drag: Drag, event: PointerEvent): void {
    if (drag.tile !== null && (this.placing.chosen !== drag.tile || !this.around.carried())) {
      this.placing.choose(drag.tile);
      this.around.carry(drag.tile);
    }
    const side = (this.around.board()?.getScreenCTM()?.a ?? 1) * U;
    const y = event.clientY - (drag.touch ? ABOVE * side : 0);
    this.placing.pinned = false;
    this.placing.hover(this.#point(event.clientX, y), drag.touch);
    const carried = this.around.carried();
    if (carried) {
      carried.style.transform = `translate(${event.clientX}px, ${y}px) translate(-50%, -50%)`;
      carried.style.opacity = this.placing.ghost ? '0' : '1';
    }
  }

  #dropped(drag: Drag, event: PointerEvent): void {
    this.around.carry(null);
    if (!drag.moved) return;
    // The click that follows would choose the tile again.
    const { currentTarget } = event;
    const swallow = (click: Event): void => click.stopImmediatePropagation();
    currentTarget?.addEventListener('click', swallow, { capture: true });
    setTimeout(() => currentTarget?.removeEventListener('click', swallow, { capture: true }));
    if (!this.placing.ghost) this.placing.reset();
    else if (this.placing.isLegal && !this.around.confirm()) void this.placing.place();
    else {
      this.placing.pinned = true;
      this.placing.refuse();
    }
  }
}
