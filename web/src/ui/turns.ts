// What is large is drawn piece by piece. In each frame as many pieces get their turn as fit into it, so that the page
// answers in between, on a slow phone as well.

/** After this many milliseconds, the rest waits for the next frame. */
const ENOUGH = 8;

const waiting = new Set<() => void>();

function next(): void {
  const begin = performance.now();
  for (const piece of waiting) {
    waiting.delete(piece);
    piece();
    if (performance.now() - begin > ENOUGH) break;
  }
  if (waiting.size > 0) soon();
}

/** A page that nobody sees has no frames. */
function soon(): void {
  if (document.hidden) setTimeout(next);
  else requestAnimationFrame(next);
}

/** Does this as soon as it is its turn, unless it is taken back before. */
export function inTurn(piece: () => void): () => void {
  if (waiting.size === 0) soon();
  waiting.add(piece);
  return () => waiting.delete(piece);
}
