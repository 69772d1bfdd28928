import { consentDateKey, consentKey } from '@vakman/domain/consent';
import { afterShown } from '../after-shown.ts';
import { showStyle } from '../show-style.ts';
import { readStored, store } from '../storage/stored.ts';

const appearsAfter = 1000;
/** Milliseconds for which the notice is to be seen, counted anew whenever somebody leaves it. */
export const visibleFor = 3000;

/**
 * Shows and closes the notice, by attributes of its element alone: `data-shown` shows it once to who has not chosen,
 * `open` whenever the visitor asks for it. Its buttons store their value as the choice; one without stores nothing.
 * It runs on every page, so what only a visitor who asks again needs stands in `cookie-notice.settings.ts`.
 *
 * Answers with a way to stop; with nothing where the element has started before, or was not rendered yet.
 */
export function startCookieNotice(
  element: HTMLElement,
  keepOpen: boolean = element.hasAttribute('keep-open'),
): (() => void) | undefined {
  const { shadowRoot } = element;
  if (!shadowRoot || element.hasAttribute('data-started')) return undefined;
  element.setAttribute('data-started', '');
  const end = new AbortController();
  let before: EventTarget | null = null;

  const close = (choice = '') => {
    if (!element.matches('[open],[data-shown]')) return;
    giveUp();
    const focused = shadowRoot.activeElement;
    element.removeAttribute('open');
    element.removeAttribute('data-shown');
    // Who is elsewhere on the page stays there.
    if (focused) (before as HTMLElement | null)?.focus({ preventScroll: true });
    if (!choice) return;
    store(consentKey, choice);
    store(consentDateKey, new Date().toISOString());
    element.dispatchEvent(
      new CustomEvent('consent-changed', { detail: { choice }, bubbles: true, composed: true }),
    );
  };
  const lapse = () => {
    if (element.matches('[data-shown]:not([open],:hover,:focus-within)')) close('auto-accepted');
  };
  const waitAnew = () => {
    giveUp();
    giveUp = afterShown(visibleFor, lapse);
  };
  let giveUp = afterShown(appearsAfter, () => {
    // Whatever stands there, somebody chose it.
    if (readStored(consentKey)) return;
    showStyle(element);
    element.setAttribute('data-shown', '');
    if (keepOpen) return;
    giveUp = afterShown(visibleFor, lapse);
    // A moment later, when selectors know it too.
    for (const type of ['pointerleave', 'focusout']) {
      element.addEventListener(type, () => setTimeout(waitAnew), end);
    }
  });

  const remember = (event: Event) => {
    // Those that only wake the loader come from nowhere.
    if (event instanceof FocusEvent) before = event.relatedTarget;
  };
  const press = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button) close(button.value);
  };
  element.addEventListener('focusin', remember, end);
  shadowRoot.addEventListener('click', press, end);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), end);
  return () => {
    giveUp();
    end.abort();
    element.removeAttribute('data-started');
  };
}
