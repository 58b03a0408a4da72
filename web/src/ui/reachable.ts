// What scrolls can be scrolled by keys: it takes the focus as long as not all of it is seen.

export function reachable(node: HTMLElement): () => void {
  const see = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(see);
  const content = new MutationObserver(see);
  size.observe(node);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
