/** Not every browser renders in advance. */
type Page = Document & { readonly prerendering?: boolean };

/**
 * Calls back when the page was before someone's eyes for some milliseconds: time in a hidden tab, or before a page
 * that was rendered in advance is opened, does not count. Answers with a way to give up.
 */
export function afterShown(milliseconds: number, action: () => void): () => void {
  const page: Page = document;
  const end = new AbortController();
  let left = milliseconds;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    clearTimeout(timer);
    if (since !== undefined) left -= performance.now() - since;
    since = undefined;
    if (page.hidden || page.prerendering) return;
    since = performance.now();
    timer = setTimeout(() => {
      end.abort();
      action();
    }, left);
  };
  for (const type of ['visibilitychange', 'prerenderingchange']) {
    page.addEventListener(type, turn, { signal: end.signal });
  }
  turn();
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}
