import { earlyClick } from '@vakman/widgets/element/early-click.ts';
import { showStyle } from '@vakman/widgets/show-style.ts';

/** Written in by the build. */
declare const __LOADER__: string;

const awake = new AbortController();

/**
 * By the first sign of a reader the rendered widgets get their style, and the loader comes. What was touched meanwhile
 * is touched again for it, and a click in a widget waits until that can answer.
 */
async function wake(event: Event): Promise<void> {
  // Of what happens in a shadow root, a page sees the element that it belongs to.
  const target = event.target as Element;
  if (event.type === 'click') Reflect.set(target, earlyClick, event.composedPath()[0]);
  // Every rendered widget says its language.
  document.querySelectorAll('[lang]').forEach(showStyle);
  await import(/* @vite-ignore */ __LOADER__);
  awake.abort();
  target.dispatchEvent(new Event('focusin', { bubbles: true }));
}

// What tells that somebody is reading, or reaches for something.
for (const type of ['scroll', 'pointerover', 'keydown', 'focusin', 'click']) {
  addEventListener(type, (event) => void wake(event), { signal: awake.signal, capture: true });
}
// Who comes by a link to a section is on the way already.
if (location.hash) document.dispatchEvent(new Event('scroll'));
