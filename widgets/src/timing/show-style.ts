/** Asks for the style sheet that the build left for later, so that what stands above the page can be seen. */
export function showStyle(shadow: ShadowRoot): void {
  shadow.querySelector('link[data-ssr]')?.setAttribute('rel', 'stylesheet');
}
