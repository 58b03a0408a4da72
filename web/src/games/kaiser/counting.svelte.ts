// What everything would score: now, after the piece that is about to be placed, and with one more house in a province.
import type { Look, Standing } from '../../engine/types';
import { foresee, isRefusal, standing as askStanding } from '../../match/session';
import { say } from '../../texts/texts.svelte';
import type { Pointed } from './lit';
import type { Placing } from './placing.svelte';
import { points as pointsInWords } from './tell';

export type KaiserStanding = Extract<Standing, { game: 'kaiser' }>;

interface Around {
  look: Look;
  names: readonly string[];
  pointed: Pointed;
}

/** To be made while a component is made: it follows what it is told about. */
export class Counting {
  now = $state.raw<KaiserStanding | null>(null);
  /** What the next house would change, for the province pointed at in the standing. */
  next = $state('');
  readonly then = $derived.by(() => {
    const { foresight, target } = this.plan;
    return foresight && target && foresight.standing?.game === 'kaiser' ? foresight.standing : null;
  });
  /** By seat: how many points more after the piece. */
  readonly change = $derived.by(() => this.then && this.now && gained(this.now, this.then));

  constructor(
    readonly plan: Placing,
    readonly around: () => Around,
  ) {
    $effect(() => {
      const asked = around().look;
      if (asked.view) void askStanding(asked).then((found) => asked === around().look && found.game === 'kaiser' && (this.now = found));
    });
    $effect(() => void this.#ahead());
  }

  async #ahead(): Promise<void> {
    const { look, names, pointed } = this.around();
    const { now } = this;
    this.next = '';
    const province = pointed?.sort === 'province' ? pointed.province : null;
    const house = this.plan.can.placements.find((placement) => placement.piece === 'house' && placement.province === province);
    if (!house || !now) return;
    const answer = await foresee(look, house.move);
    if (isRefusal(answer) || answer.standing?.game !== 'kaiser') return;
    const more = gained(now, answer.standing);
    this.next = say('kaiser-detail-next', {
      player: names[look.you ?? 0] ?? '',
      more: pointsInWords(more, names),
      fewer: pointsInWords(
        more.map((by) => -by),
        names,
      ),
      loss: more.some((by) => by < 0) ? 'yes' : 'no',
    });
  }
}

function gained(from: KaiserStanding, to: KaiserStanding): number[] {
  return to.total.map((total, seat) => total - from.total[seat]!);
}
