import {
  consentDateKey,
  consentKey,
  isConsentChoice,
  type ConsentChoice,
} from '@vakman/domain/consent/consent';
import { afterShown } from '../timing/after-shown.ts';
import { attempt } from '../timing/attempt.ts';

const appearsAfter = 1000;
/** Milliseconds for which the notice is to be seen, unless somebody is at it. */
export const visibleFor = 3000;
/** How often the notice looks whether somebody is at it. */
const step = 250;

/**
 * Shows and closes the notice, by attributes of its element alone: `data-shown` shows it once to who has not chosen,
 * `open` whenever the visitor asks for it. Its buttons store their value as the choice; one without stores nothing.
 *
 * Answers with a way to stop; with nothing where the element has started before, or was not rendered yet.
 */
export function startCookieNotice(
  element: HTMLElement,
  keepOpen: boolean = element.hasAttribute('keep-open'),
): (() => void) | undefined {
  const { shadowRoot } = element;
  const set = (attribute: string, on: boolean) => element.toggleAttribute(attribute, on);
  const is = (selector: string) => element.matches(selector);
  if (!shadowRoot || is('[data-started]')) return undefined;
  set('data-started', true);
  const end = new AbortController();
  const { signal } = end;
  let before: HTMLElement | null = null;
  let left = visibleFor;

  const close = () => {
    giveUp();
    const focused = shadowRoot.activeElement;
    set('open', false);
    set('data-shown', false);
    // Who is elsewhere on the page stays there.
    if (focused) before?.focus({ preventScroll: true });
  };
  const choose = (choice: string) => {
    close();
    attempt(() => {
      localStorage.setItem(consentKey, choice);
      localStorage.setItem(consentDateKey, new Date().toISOString());
    });
    element.dispatchEvent(
      new CustomEvent('consent-changed', { detail: { choice }, bubbles: true, composed: true }),
    );
  };
  const wait = () => {
    giveUp = afterShown(step, () => {
      if (!is('[open],:hover,:focus-within')) left -= step;
      if (left > 0) wait();
      else choose('auto-accepted');
    });
  };
  let giveUp = afterShown(appearsAfter, () => {
    // Whatever stands there, somebody chose it.
    if (attempt(() => localStorage.getItem(consentKey))) return;
    set('data-shown', true);
    if (!keepOpen) wait();
  });

  shadowRoot.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button');
      if (button?.value) choose(button.value);
      else if (button) close();
    },
    { signal },
  );
  for (const type of ['focusin', 'click', 'pointerover']) {
    element.addEventListener(
      type,
      (event) => {
        if (type === 'focusin') before = (event as FocusEvent).relatedTarget as HTMLElement | null;
        // The loader would bring React for what is done here.
        if (!is('[open],[data-hydrated]')) event.stopPropagation();
      },
      { signal },
    );
  }
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-cookie-settings]');
      // In another tab the link leads to the list of what is stored, as it does without script.
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      set('open', true);
      focusNotice(element);
      before = link;
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => key === 'Escape' && is('[open],[data-shown]') && close(),
    {
      signal,
    },
  );
  return () => {
    giveUp();
    end.abort();
    set('data-started', false);
  };
}

/** Moves the focus into the notice, unless it is there already. */
export function focusNotice({ shadowRoot }: HTMLElement): void {
  if (!shadowRoot?.activeElement) shadowRoot?.querySelector<HTMLElement>('[tabindex]')?.focus();
}
