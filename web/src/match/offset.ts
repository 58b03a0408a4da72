// How far the server's clock is from this one's, as far as it can be told.

/** Bounds that every answer of the server narrows. */
export class ClockOffset {
  #least = -Infinity;
  #most = Infinity;

  /** At some moment from `from` to `to` by our clock, the server's showed `earliest` to `latest`. */
  learn(from: number, to: number, earliest: number, latest: number): void {
    const [least, most] = [earliest - to, latest - from];
    if (least > this.#most || most < this.#least)
      [this.#least, this.#most] = [least, most]; // one of the clocks was set
    else [this.#least, this.#most] = [Math.max(least, this.#least), Math.min(most, this.#most)];
  }

  /** What to add to our time. Clocks are right by themselves mostly, so none if that is possible. */
  get estimate(): number {
    return Math.min(Math.max(0, this.#least), this.#most);
  }
}
