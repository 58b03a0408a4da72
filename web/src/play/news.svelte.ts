// What others have done is said and heard.
import { seatOf } from '../match/entries';
import type { Session } from '../match/session';
import { call, knock } from '../sound';
import { doing } from './doing';
import { line } from './lines';

/** To be called while a component is made. `due` is whether whoever looks has to decide now. */
export function followNews(session: () => Session, due: () => boolean, speak: (text: string) => void): void {
  let told = 0;
  $effect(() => {
    const { kind, look, entries } = session();
    if (!look) return;
    const news = entries.filter(({ version }) => version > told);
    const first = told === 0;
    told = entries.at(-1)?.version ?? 0;
    if (first || kind === 'replay') return;
    if (news.some(({ act }) => act === 'move')) knock();
    const sentences = news.flatMap((entry) => line(look, entry)?.sentences.map(({ text }) => text) ?? []);
    if (sentences.length) speak([...sentences, doing(session())].join(' '));
  });

  // Calls whoever looks elsewhere when others have moved.
  $effect(() => {
    const { look, entries } = session();
    const last = entries.at(-1);
    if (due() && last && seatOf(last) !== look?.you) call();
  });
}
