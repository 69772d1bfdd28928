import { assistantKey } from '@vakman/domain/stored-items/stored-keys';
import { afterShown } from '../timing/after-shown.ts';
import { dismiss, dismissedLately } from '../timing/dismissal.ts';
import { showStyle } from '../timing/show-style.ts';

const openingDelay = 4000;
const bubbleDelay = 500;
const bubbleVisible = 3000;
const closing = 300;

/**
 * Opens and closes the popup, by attributes of its element alone: `data-started` shows the tab, `open` the popup,
 * `data-bubble` the words above it, `closing` its way out. It opens by itself once, unless it is `manual` or was closed
 * within a day. Its buttons say what they do by their value, `open` or `close`.
 *
 * Answers with a way to stop; with nothing where the element has started before, or was not rendered yet.
 */
export function startAssistant(
  element: HTMLElement,
  manual: boolean = element.hasAttribute('manual'),
): (() => void) | undefined {
  const { shadowRoot } = element;
  const set = (attribute: string, on: boolean) => element.toggleAttribute(attribute, on);
  const has = (attribute: string) => element.hasAttribute(attribute);
  if (!shadowRoot || has('data-started')) return undefined;
  set('data-started', true);
  const end = new AbortController();
  const { signal } = end;
  const focus = (selector: string) => shadowRoot.querySelector<HTMLElement>(selector)?.focus();
  let giveUp: (() => void) | undefined;

  const open = () => {
    giveUp?.();
    showStyle(shadowRoot);
    set('open', true);
    giveUp = afterShown(bubbleDelay, () => {
      set('data-bubble', true);
      giveUp = afterShown(bubbleVisible, () => set('data-bubble', false));
    });
  };
  const close = () => {
    if (!has('open') || has('closing')) return;
    giveUp?.();
    set('data-bubble', false);
    set('closing', true);
    // The tab is there again from now on. Who is elsewhere on the page stays there.
    if (shadowRoot.activeElement) focus('[value=open]');
    dismiss(assistantKey);
    setTimeout(() => {
      set('open', false);
      set('closing', false);
    }, closing);
  };

  shadowRoot.addEventListener(
    'click',
    ({ target }) => {
      const wish = (target as Element).closest('button')?.value;
      if (wish === 'close') close();
      else if (wish === 'open' && !has('open')) {
        open();
        focus('[tabindex]');
      }
    },
    { signal },
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  if (!manual)
    giveUp = afterShown(openingDelay, () => {
      if (!dismissedLately(assistantKey)) open();
    });

  return () => {
    giveUp?.();
    end.abort();
    set('data-bubble', false);
    set('data-started', false);
  };
}
