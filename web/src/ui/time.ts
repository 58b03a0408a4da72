// Times as people say them.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** “2 hours ago”. */
export function ago(at: number, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  return length === Infinity ? words.format(0, 'second') : words.format(-Math.floor(seconds / length), unit);
}
