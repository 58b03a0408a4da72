// What the player at the page sends: one move at a time, and taking a card ends the placing first.
import { tick } from 'svelte';
import type { Card, Command, Look } from '../../engine/types';
import type { Placing } from './placing.svelte';

interface Around {
  look: Look;
  active: boolean;
  act: (command: Command) => Promise<boolean>;
  /** Where the keyboard goes on. */
  desk: HTMLElement | undefined;
}

export class Turn {
  sending = $state(false);
  /** What to take as soon as the placing has been ended. */
  #wanted: Card | 'pile' | null = null;

  constructor(
    readonly plan: Placing,
    readonly around: () => Around,
  ) {}

  /** What can be taken, now or after ending the placing. */
  readonly drawn = $derived.by((): { take: readonly Card[]; pile: boolean } => {
    const { can, data } = this.plan;
    return can.stop ? { take: data?.display ?? [], pile: (data?.pile_size ?? 0) > 0 } : { take: can.take, pile: can.pile };
  });

  place(): void {
    const { placement } = this.plan;
    if (placement) void this.#send(placement.move, placement.paid);
  }

  stop(): void {
    void this.#send('stop');
  }

  exchange(): void {
    const { plan } = this;
    if (plan.cards.length === 1) void this.#send(`exchange ${plan.cards[0]}`);
    else {
      const off = plan.exchanging;
      plan.drop();
      plan.exchanging = !off;
    }
  }

  /** A card of the hand. */
  touch(index: number): void {
    const { plan } = this;
    if (plan.exchanging && plan.hand[index]) void this.#send(`exchange ${plan.hand[index]}`);
    else if (index < plan.hand.length) plan.toggle(index);
  }

  /** Taking a card when a second piece would be possible ends the placing first. */
  take(from: Card | 'pile'): void {
    if (this.plan.can.stop) {
      this.#wanted = from;
      this.stop();
    } else void this.#send(`take ${from}`);
  }

  /** Takes what was wanted once that is possible. */
  goOn(): void {
    // Read before what is wanted, so that an effect follows it.
    const { pile, take } = this.plan.can;
    const from = this.#wanted;
    if (from === null || !(from === 'pile' ? pile : take.includes(from))) return;
    this.#wanted = null;
    void this.#send(`take ${from}`);
  }

  async #send(move: string, paid: readonly Card[] = []): Promise<void> {
    const { look, active, act, desk } = this.around();
    if (this.sending || !active) return;
    this.sending = true;
    this.plan.sent(paid);
    await act({ do: 'move', seat: look.turn!, move });
    this.sending = false;
    // The button that was pressed may be gone; the keyboard goes on from here.
    await tick();
    if (document.activeElement === document.body) desk?.focus({ preventScroll: true });
  }
}
