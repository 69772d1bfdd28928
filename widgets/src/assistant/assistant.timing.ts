import { assistantKey } from '@vakman/domain/stored-items/stored-keys';
import { afterShown } from '../after-shown.ts';
import { dismiss, dismissedLately } from '../storage/dismissal.ts';
import { showStyle } from '../show-style.ts';

const openingDelay = 4000;
const bubbleDelay = 500;
const bubbleVisible = 3000;
const closing = 300;

/**
 * Opens and closes the popup, by attributes of its element alone: `data-started` shows the tab, `open` the popup,
 * `data-bubble` the words above it, `closing` its way out. It opens by itself once where it is `automatic`, unless it was
 * closed within a day. Its buttons say what they do by their value, `open` or `close`.
 *
 * Answers with a way to stop; with nothing where the element has started before, or was not rendered yet.
 */
export function startAssistant(
  element: HTMLElement,
  automatic: boolean = element.hasAttribute('automatic'),
): (() => void) | undefined {
  const { shadowRoot } = element;
  if (!shadowRoot || element.hasAttribute('data-started')) return undefined;
  element.setAttribute('data-started', '');
  const end = new AbortController();
  const focus = (selector: string) => shadowRoot.querySelector<HTMLElement>(selector)?.focus();
  let giveUp: (() => void) | undefined;
  let bubble: ReturnType<typeof setTimeout> | undefined;

  /** Nobody asked for it where a timer calls this. */
  const open = (asked?: boolean) => {
    if (!asked && dismissedLately(assistantKey)) return;
    showStyle(element);
    element.setAttribute('open', '');
    bubble = setTimeout(() => {
      element.setAttribute('data-bubble', '');
      bubble = setTimeout(() => element.removeAttribute('data-bubble'), bubbleVisible);
    }, bubbleDelay);
  };
  const hideBubble = () => {
    clearTimeout(bubble);
    element.removeAttribute('data-bubble');
  };
  const close = () => {
    if (!element.matches('[open]:not([closing])')) return;
    hideBubble();
    element.setAttribute('closing', '');
    // The tab is there again from now on. Who is elsewhere on the page stays there.
    if (shadowRoot.activeElement) focus('[value=open]');
    dismiss(assistantKey);
    setTimeout(() => {
      element.removeAttribute('open');
      element.removeAttribute('closing');
    }, closing);
  };

  shadowRoot.addEventListener(
    'click',
    ({ target }) => {
      const wish = (target as Element).closest('button')?.value;
      if (wish === 'close') close();
      else if (wish === 'open' && !element.hasAttribute('open')) {
        giveUp?.();
        open(true);
        focus('[tabindex]');
      }
    },
    end,
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), end);
  if (automatic) giveUp = afterShown(openingDelay, open);

  return () => {
    giveUp?.();
    end.abort();
    hideBubble();
    element.removeAttribute('data-started');
  };
}
