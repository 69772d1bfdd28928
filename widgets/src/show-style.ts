/** Asks for the style sheet that the build left for later. */
export function showStyle({ shadowRoot }: Element): void {
  const link = shadowRoot?.querySelector<HTMLLinkElement>('link[data-ssr]');
  if (link) link.rel ||= 'stylesheet';
}
