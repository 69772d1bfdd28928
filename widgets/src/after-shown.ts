/** Not every browser renders in advance. */
type Page = Document & { readonly prerendering?: boolean };

/** Milliseconds before its end in which a timer is left alone: it may have ended by its own clock. */
const tolerance = 5;

/**
 * Calls back when the page was before someone's eyes for some milliseconds: time in a hidden tab, or before a page
 * that was rendered in advance is opened, does not count. Answers with a way to give up.
 *
 * Every page runs this before anybody touched it, so it calls as little as it can.
 */
export function afterShown(milliseconds: number, action: () => void): () => void {
  const page: Page = document;
  const end = new AbortController();
  let left = milliseconds;
  /** When the time began to run; undefined while it rests. */
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (!page.hidden && !page.prerendering) {
    since = performance.now();
    timer = setTimeout(action, left);
  }
  const turn = () => {
    const now = performance.now();
    if (since !== undefined) {
      if (now - since > left - tolerance) return;
      clearTimeout(timer);
      left -= now - since;
      since = undefined;
    }
    if (page.hidden || page.prerendering) return;
    since = now;
    timer = setTimeout(action, left);
  };
  for (const type of ['visibilitychange', 'prerenderingchange']) {
    page.addEventListener(type, turn, end);
  }
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}
