// Moves are called what the engine calls them, and events say what they bring.
import { sentence } from '../../play/lines';
import type { GameInsight } from '../ui';

export const insight: GameInsight = {
  moveInWords: (_, move) => move,
  where: (texts, look) => (look.legal.length === 1 ? texts.say('hint-only') : texts.say('hint-idea-quiet')),
  consequences: async (_, { events }) => events.map(({ text }) => sentence(text)).join(' '),
  eventsSayAll: true,
  implied: new Set(),
  why: async () => null,
};
