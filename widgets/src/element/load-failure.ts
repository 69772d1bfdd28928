import { nameSource } from './name-source.ts';

/** Sent to every widget whose code or words did not arrive; what was in the page stays there. */
const loadFailedEvent = 'widget-load-failed';

/** Set on such a widget until it is there after all. */
export const failedAttribute = 'data-failed';

/** Sent to the window then, with the error; a page that handles it prevents the default. */
const preloadErrorEvent = 'vakman:preload-error';

/**
 * Tells the widgets of a kind and the page that a file did not arrive.
 *
 * @throws the error itself, unless the page handled it.
 */
export function raiseLoadFailure(tag: string, elements: Iterable<Element>, error: unknown): void {
  for (const element of elements) {
    element.setAttribute(failedAttribute, '');
    nameSource(element);
    element.dispatchEvent(
      new CustomEvent(loadFailedEvent, { detail: { tag }, bubbles: true, composed: true }),
    );
  }
  const raised = new CustomEvent(preloadErrorEvent, { detail: { tag, error }, cancelable: true });
  if (dispatchEvent(raised)) throw error;
}
