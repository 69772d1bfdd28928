/**
 * Lets a link in a widget that stands in a frame open where the visitor is: in the whole window. A link that names a
 * place of its own, or that is a part of the page it stands on, is left alone.
 */
export function leadToTop(event: Event): void {
  if (window === window.top) return;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link?.href && !link.target && !link.download && !link.getAttribute('href')?.startsWith('#'))
    link.target = '_top';
}
