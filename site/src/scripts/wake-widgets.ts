import { earlyClick } from '@vakman/widgets/element/early-click.ts';
import { showStyle } from '@vakman/widgets/timing/show-style';

/** Written in by the build. */
declare const __LOADER__: string;

/** What tells that somebody is reading, or reaches for something. */
const signs = ['scroll', 'pointerover', 'keydown', 'focusin', 'click'];

const awake = new AbortController();

/**
 * By the first sign of a reader the rendered widgets get their style, and the loader comes. What was touched meanwhile
 * is touched again for it. A click in a widget waits until that can answer, one on a way down the page until all that
 * lies on the way has its height.
 */
async function wake(event: Event): Promise<void> {
  // Of what happens in a shadow root, a page sees the element that it belongs to.
  const target = event.target as Element;
  let way: HTMLElement | null | undefined;
  if (event.type === 'click') {
    Reflect.set(target, earlyClick, event.composedPath()[0]);
    // The second time it is ours.
    if (event.isTrusted) way = target.closest<HTMLElement>('a[href*="/#"]');
    if (way) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }
  // Every rendered widget says its language.
  await Promise.all(Array.from(document.querySelectorAll('[lang]'), showStyle));
  way?.click();
  await import(/* @vite-ignore */ __LOADER__);
  awake.abort();
  target.dispatchEvent(new Event('focusin', { bubbles: true }));
}

for (const type of signs) {
  document.addEventListener(type, (event) => void wake(event), { signal: awake.signal, capture: true });
}
// Who comes by a link to a section is on the way already.
if (location.hash) document.dispatchEvent(new Event('scroll'));
