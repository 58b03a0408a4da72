// A position to analyse as a part of an address: short enough to be sent.
import type { Setup } from '../match/study.svelte';

interface Packed {
  p: string;
  s?: number;
  m?: readonly string[];
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** What stands behind the # of an address. */
export async function packed({ position, seed, moves }: Setup): Promise<string> {
  const whole: Packed = { p: position, ...(seed === undefined ? {} : { s: seed }), ...(moves?.length ? { m: moves } : {}) };
  const bytes = new TextEncoder().encode(JSON.stringify(whole));
  return toText(await through(bytes, new CompressionStream('deflate-raw')));
}

/** The position that a link means; nothing if it is broken. */
export async function unpacked(text: string): Promise<Setup | null> {
  try {
    const bytes = await through(fromText(text), new DecompressionStream('deflate-raw'));
    const { p, s, m } = JSON.parse(new TextDecoder().decode(bytes)) as Packed;
    return typeof p === 'string' ? { position: p, seed: s ?? 1, moves: Array.isArray(m) ? m.map(String) : [] } : null;
  } catch {
    return null;
  }
}

/** The address of the analysis board with this position on it. */
export async function analysisOf(setup: Setup): Promise<string> {
  return `/analysis#${await packed(setup)}`;
}
