import { earlyClick } from '@vakman/widgets/element/early-click.ts';
import { showStyle } from '@vakman/widgets/timing/show-style';

/** Written in by the build. */
declare const __LOADER__: string;
declare const __SELECTOR__: string;

/** What tells that somebody is reading, or reaches for something. */
const signs = ['scroll', 'pointerover', 'pointerdown', 'keydown', 'focusin', 'click'];

const awake = new AbortController();

/**
 * By the first sign of a reader the rendered widgets get their style, and the loader comes. The widget that was touched
 * meanwhile is touched again for it, and a click in it waits until it can answer.
 */
async function wake(event: Event): Promise<void> {
  for (const { shadowRoot } of document.querySelectorAll(__SELECTOR__)) {
    if (shadowRoot) showStyle(shadowRoot);
  }
  // Of what happens in a shadow root, a page sees the element that it belongs to.
  const widget = event.target as Element;
  if (event.type === 'click') Reflect.set(widget, earlyClick, event.composedPath()[0]);
  await import(/* @vite-ignore */ __LOADER__);
  awake.abort();
  if (widget.shadowRoot) widget.dispatchEvent(new Event('focusin', { bubbles: true }));
}

for (const type of signs) document.addEventListener(type, wake, { signal: awake.signal, passive: true });
