// The worker that holds the engine of the game by which it is named: asked and answering in JSON.
import kaiser from './pkg/kaiser/engine_bg.wasm?url';
import init, { Engine } from './pkg/qin/engine.js'; // the binding is the same for all
import qin from './pkg/qin/engine_bg.wasm?url';

const NETWORKS = import.meta.glob<string>('../../../crates/bots/networks/*.net', { query: '?url', import: 'default', eager: true });

let engine: Promise<Engine> | undefined;

function started(): Promise<Engine> {
  engine ??= init({ module_or_path: self.name === 'kaiser' ? kaiser : qin }).then(() => new Engine());
  return engine;
}

/** Fetches the network by which bots of this game play, named as `qin-2`. */
async function supply(engine: Engine, name: string): Promise<boolean> {
  const address = Object.entries(NETWORKS).find(([path]) => path.endsWith(`/${name}.net`))?.[1];
  if (!address) return false;
  const answer = await fetch(address);
  if (!answer.ok) return false;
  const [game, players] = name.split('-');
  return engine.supply(game!, Number(players), new Uint8Array(await answer.arrayBuffer()));
}

async function ask(request: string): Promise<string> {
  const engine = await started();
  const answer = engine.ask(request);
  if (answer.startsWith('{"fault":{"code":"no_network"')) {
    const name = JSON.parse(answer).fault.text as string;
    if (await supply(engine, name)) return engine.ask(request);
  }
  return answer;
}

// One after the other, in the order in which they came.
let last: Promise<unknown> = Promise.resolve();

self.onmessage = ({ data: { id, request } }: MessageEvent<{ id: number; request: string }>) => {
  last = last
    .then(() => ask(request))
    .then(
      (answer) => self.postMessage({ id, answer }),
      (error: unknown) => self.postMessage({ id, answer: JSON.stringify({ fault: { code: 'engine', text: String(error) } }) }),
    );
};
