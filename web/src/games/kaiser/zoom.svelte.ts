// Looking closer at the map with two fingers, or with the wheel and Ctrl.
import type { Point } from '../../engine/types';
import { VIEW } from './wall';

const MOST = 4;

export class Zoom {
  scale = $state(1);
  #at = $state.raw<Point>([VIEW[0], VIEW[1]]);
  #fingers = new Map<number, Point>();
  /** Has the gesture moved the map? Then its end is no tap. */
  moved = false;

  get box(): string {
    return [...this.#at, VIEW[2] / this.scale, VIEW[3] / this.scale].join(' ');
  }

  fit(): void {
    this.scale = 1;
    this.#at = [VIEW[0], VIEW[1]];
  }

  /** Screen coordinates to those of the map. */
  static point(svg: SVGSVGElement, x: number, y: number): Point {
    const matrix = svg.getScreenCTM();
    if (!matrix) return [0, 0];
    const { x: mx, y: my } = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return [mx, my];
  }

  down(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    if (this.#fingers.size === 0) this.moved = false;
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length === 1) {
      const [other] = others as [Point];
      const grown = Math.hypot(now[0] - other[0], now[1] - other[1]) / Math.max(1, Math.hypot(before[0] - other[0], before[1] - other[1]));
      this.by(grown, Zoom.point(svg, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2));
      this.moved = true;
    } else if (this.scale > 1 && (this.moved || Math.hypot(now[0] - before[0], now[1] - before[1]) > 6)) {
      const [a, b] = [Zoom.point(svg, ...before), Zoom.point(svg, ...now)];
      this.#to([this.#at[0] + a[0] - b[0], this.#at[1] + a[1] - b[1]]);
      this.moved = true;
    } else return;
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 300), Zoom.point(svg, event.clientX, event.clientY));
  }

  /** Grows around a point, which stays where it is. */
  by(factor: number, [x, y]: Point): void {
    const scale = Math.max(1, Math.min(MOST, this.scale * factor));
    const share = this.scale / scale;
    const at: Point = [x - (x - this.#at[0]) * share, y - (y - this.#at[1]) * share];
    this.scale = scale;
    this.#to(at);
  }

  #to([x, y]: Point): void {
    const within = (value: number, low: number, size: number): number => Math.max(low, Math.min(low + size - size / this.scale, value));
    this.#at = [within(x, VIEW[0], VIEW[2]), within(y, VIEW[1], VIEW[3])];
  }
}
