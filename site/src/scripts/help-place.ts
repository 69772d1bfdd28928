/**
 * The place of the assistant's tab in the bar of a phone: it shows the words of the tab before the style of the widget
 * is there, and opens it just as well.
 */
export function startHelpPlace(assistant: HTMLElement): void {
  const place = assistant.parentElement;
  const tab = assistant.shadowRoot?.querySelector<HTMLElement>('[value=open]');
  if (!place || !tab) return;
  place.dataset.label = tab.textContent;
  place.addEventListener('click', ({ target }) => target === place && tab.click());
}
