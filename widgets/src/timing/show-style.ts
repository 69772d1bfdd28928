/** Asks for the style sheet that the build left for later; resolves when it is there, or cannot come. */
export async function showStyle({ shadowRoot }: Element): Promise<void> {
  const link = shadowRoot?.querySelector<HTMLLinkElement>('link[data-ssr]');
  if (!link || link.sheet) return;
  link.rel = 'stylesheet';
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
  });
}
