// Makes one picture of the drawings of an example, with all it needs, for docs/rules. Only the test that writes them uses it.
import { boxOf, widthOf, type Drawing } from './figures';

const GAP = 14;
const ARROW = 26;
const LETTERS = 18;
const WIDE = 860;

/** What is drawn, and the rules of style that might be for it. */
export interface Drawn {
  drawing: Drawing;
  svg: SVGSVGElement;
}

/** The colours by day, by name, of the page and of the games. */
export function colours(sheets: readonly string[]): Map<string, string> {
  const roots = sheets.map((css) => /:root \{([^}]*)\}/.exec(css)![1]!);
  return new Map([...roots.join('').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** The rules that are for something in these drawings. */
function used(css: string, svgs: readonly SVGSVGElement[]): string {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector, style]) => ({ selector: selector!.replace(/\s+/g, ' ').trim(), style: style!.replace(/\s+/g, ' ').trim() }))
    .filter(({ selector }) => svgs.some((svg) => svg.querySelector(selector)))
    .map(
      ({ selector, style }) =>
        `${selector.replace(/(?<![.\w-])path(?=[. ,:]|$)/g, ':is(path,use)')}{${style.replace(/(animation|transition|will-change)[^;]*;?/g, '')}}`,
    )
    .join('\n');
}

function inside({ svg, drawing }: Drawn, number: number, [x, y]: [number, number], width: number, height: number): string {
  const own = /id="([^"]+)-grass"/.exec(svg.innerHTML)?.[1];
  let parts = svg.innerHTML.replace(/<!--.*?-->/g, '').replace(/>\s+</g, '><');
  if (own) parts = parts.replaceAll(`id="${own}-`, `id="p${number}-`).replaceAll(`url(#${own}-`, `url(#p${number}-`);
  else if (number > 0) parts = parts.replace(/<defs[\s\S]*?<\/defs>/g, '');
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${boxOf(drawing).join(' ')}">${parts}</svg>`;
}

/** What is drawn several times is written once. */
function shared(parts: string): { defs: string; parts: string } {
  const PATH = /<path ([^>]*?)d="([^"]{120,})"([^>]*?)><\/path>/g;
  const times = new Map<string, number>();
  for (const [, , d] of parts.matchAll(PATH)) times.set(d!, (times.get(d!) ?? 0) + 1);
  const names = [...times].filter(([, many]) => many > 1).map(([d]) => d);
  return {
    defs: names.map((d, at) => `<path id="d${at}" d="${d}"/>`).join('\n'),
    parts: parts.replace(PATH, (all, before: string, d: string, after: string) =>
      names.includes(d) ? `<use ${before}href="#d${names.indexOf(d)}"${after}/>` : all,
    ),
  };
}

/** Drawings side by side: an arrow from before to after, a letter above each if they have captions. */
export function standalone(panels: readonly (readonly Drawn[])[], lettered: boolean, css: string, sheets: readonly string[]): string {
  const parts: string[] = [];
  let [x, y, lineHeight, right, number] = [0, 0, 0, 0, 0];
  for (const [at, panel] of panels.entries()) {
    const sizes = panel.map(({ drawing }) => [widthOf(drawing), Math.round((widthOf(drawing) * boxOf(drawing)[3]) / boxOf(drawing)[2])] as const);
    const width = sizes.reduce((sum, [w]) => sum + w, 0) + (panel.length - 1) * ARROW;
    const height = Math.max(...sizes.map(([, h]) => h)) + (lettered ? LETTERS : 0);
    if (x > 0 && x + width > WIDE) [x, y, lineHeight] = [0, y + lineHeight + GAP, 0];
    if (lettered) parts.push(`<text x="${x + 2}" y="${y + 13}">(${String.fromCharCode(97 + at)})</text>`);
    const top = y + (lettered ? LETTERS : 0);
    let left = x;
    for (const [step, drawn] of panel.entries()) {
      const [w, h] = sizes[step]!;
      if (step > 0) {
        parts.push(`<path class="arrow" d="M${left + 5} ${top + h / 2}h15m-6 -6l6 6l-6 6"/>`);
        left += ARROW;
      }
      parts.push(inside(drawn, number, [left, top], w, h));
      left += w;
      number += 1;
    }
    x = left + GAP;
    right = Math.max(right, left);
    lineHeight = Math.max(lineHeight, height);
  }
  const values = colours(sheets);
  const style = `${used(
    css,
    panels.flat().map(({ svg }) => svg),
  )}\n.arrow{fill:none;stroke:#8a7a66;stroke-width:2}\ntext{font-family:Georgia,serif}`;
  const bottom = y + lineHeight;
  // Short names for the classes that Svelte makes: they change with the styles.
  const hashes = [...new Set([...style.matchAll(/\.(s[0-9a-z]{5})\b/g)].map(([, name]) => name!))];
  const drawn = shared(parts.join('\n'));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${right}" height="${bottom}" viewBox="0 0 ${right} ${bottom}">
<style>
${style}
</style>
${drawn.defs && `<defs>\n${drawn.defs}\n</defs>\n`}${drawn.parts}
</svg>
`
    .replace(/var\((--[\w-]+)\)/g, (all, name: string) => (name === '--font' ? 'Georgia,serif' : (values.get(name) ?? all)))
    .replace(/(\d+\.\d{3})\d+/g, '$1')
    .replace(/\bs[0-9a-z]{5}\b/g, (name) => (hashes.includes(name) ? `c${hashes.indexOf(name)}` : name));
}
