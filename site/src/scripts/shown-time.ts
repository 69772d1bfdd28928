/** Not every browser renders in advance. */
type Page = Document & { readonly prerendering?: boolean };

const isShown = () => !document.hidden && !(document as Page).prerendering;

/**
 * Calls back when the page was before someone's eyes for some milliseconds: time in a hidden tab, or before a page
 * that was rendered in advance is opened, does not count. Answers with a way to give up.
 */
export function afterShown(milliseconds: number, action: () => void): () => void {
  const end = new AbortController();
  let left = milliseconds;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    clearTimeout(timer);
    end.abort();
  };
  const turn = () => {
    clearTimeout(timer);
    if (since !== undefined) left -= performance.now() - since;
    since = undefined;
    if (!isShown()) return;
    since = performance.now();
    timer = setTimeout(() => {
      giveUp();
      action();
    }, left);
  };
  for (const type of ['visibilitychange', 'prerenderingchange']) {
    document.addEventListener(type, turn, { signal: end.signal });
  }
  turn();
  return giveUp;
}
