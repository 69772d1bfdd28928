const focusable =
  'a[href],button:not([disabled]),input:not([disabled],[type=hidden],[tabindex="-1"]),select:not([disabled]),textarea:not([disabled])';

/**
 * Whoever had reached what stands in the tag (the link of a widget that slept) goes on in the widget that took its place,
 * at the first thing that can be used there.
 */
export function moveFocusIn({ shadowRoot }: Element): void {
  shadowRoot?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}

/** Whether the focus is on something that stands in the tag. */
export function hasFocusInTag(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement !== null && activeElement !== element && element.contains(activeElement);
}
