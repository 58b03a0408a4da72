// Where a graph has its labels.

/** Round values between two others, about as many as wanted: 0, 5, 10, …; both ends if they are round. */
export function steps(low: number, high: number, about: number): number[] {
  const rough = (high - low) / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough * 0.999)!;
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Heights that were wanted, moved so that none is nearer to another than `apart`; what has no height stays without. */
export function placed(wanted: readonly (number | null)[], apart: number, top: number, bottom: number): (number | null)[] {
  const order = wanted.flatMap((height, index) => (height === null ? [] : [{ height, index }])).sort((a, b) => a.height - b.height);
  for (const [at, one] of order.entries()) one.height = Math.max(at === 0 ? top : order[at - 1]!.height + apart, one.height);
  for (let at = order.length - 1; at >= 0; at--) order[at]!.height = Math.min(order[at + 1] ? order[at + 1]!.height - apart : bottom, order[at]!.height);
  return wanted.map((_, index) => order.find((one) => one.index === index)?.height ?? null);
}
