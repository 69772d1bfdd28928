/** Where the loader leaves what was clicked in an element, so that a click before hydration is not lost. */
export const earlyClick = Symbol.for('vakman.click');

/** Clicks the button again that was clicked before it could answer. Links and forms worked without us. */
export function repeatEarlyClick(element: HTMLElement): void {
  const target = Reflect.get(element, earlyClick) as unknown;
  Reflect.deleteProperty(element, earlyClick);
  if (target instanceof Element) target.closest<HTMLElement>('button[type=button]')?.click();
}
