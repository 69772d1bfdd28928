/**
 * Opens the notice when something with `data-cookie-settings` is clicked, wherever it stands on the page. Answers with a
 * way to stop.
 */
export function openOnRequest(element: HTMLElement): () => void {
  const end = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-cookie-settings]');
      // In another tab a link leads to the list of what is stored, as it does without script.
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      // Not every browser focuses what is clicked, and there the focus comes back to.
      link.focus({ preventScroll: true });
      element.setAttribute('open', '');
      focusNotice(element);
    },
    end,
  );
  return () => end.abort();
}

/** Moves the focus into the notice, unless it is there already. */
export function focusNotice({ shadowRoot }: HTMLElement): void {
  if (!shadowRoot?.activeElement) shadowRoot?.querySelector<HTMLElement>('[tabindex]')?.focus();
}
