// Small sounds of wood, made on the spot; nothing is fetched. Silent unless wanted.
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

/** One knock: a short tone that falls, with a little noise as the pieces touch. */
function strike(pitch: number, loud: number, after = 0): void {
  context ??= new AudioContext();
  void context.resume();
  const at = context.currentTime + after;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
  volume.connect(context.destination);

  const body = context.createOscillator();
  body.type = 'triangle';
  body.frequency.setValueAtTime(pitch, at);
  body.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + 0.1);
  body.connect(volume);
  body.start(at);
  body.stop(at + 0.13);

  const noise = context.createBufferSource();
  const grains = context.createBuffer(1, Math.ceil(context.sampleRate * 0.02), context.sampleRate);
  grains.getChannelData(0).forEach((_, index, data) => (data[index] = (Math.random() * 2 - 1) * (1 - index / data.length)));
  noise.buffer = grains;
  noise.connect(volume);
  noise.start(at);
}

/** A tile or a piece is set. */
export function knock(): void {
  if (settings.sound) strike(320, 0.25);
}

/** It is your turn. */
export function call(): void {
  if (!settings.sound) return;
  strike(520, 0.18);
  strike(690, 0.18, 0.13);
}
