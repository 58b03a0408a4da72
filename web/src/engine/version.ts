// Which engine this is: what an other one has thought is not to be taken for its own.
import type { Choice } from './types';
import kaiser from './pkg/kaiser/engine_bg.wasm?url';
import qin from './pkg/qin/engine_bg.wasm?url';

const ENGINES = { kaiser, qin };
const NETWORKS = import.meta.glob<string>('../../../crates/bots/networks/*.net', { query: '?url', import: 'default', eager: true });

/** Names the engine and the network of its bots: the addresses of both follow from what is in them. */
export function version({ game, players }: Pick<Choice, 'game' | 'players'>): string {
  const network = Object.entries(NETWORKS).find(([path]) => path.endsWith(`/${game}-${players}.net`))?.[1];
  return `${ENGINES[game]} ${network ?? ''}`;
}
