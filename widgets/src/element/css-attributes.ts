/** Attributes that change how a widget looks and nothing else; each has a property of its name, whose value stands in the attribute. */
export const cssAttributes = ['theme', 'look'] as const;

/** Gives the elements of a class their properties. */
export function reflectCssAttributes(prototype: HTMLElement): void {
  for (const name of cssAttributes) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute(name) ?? undefined;
      },
      set(this: HTMLElement, value: unknown) {
        if (typeof value === 'string' && value) this.setAttribute(name, value);
        else this.removeAttribute(name);
      },
    });
  }
}

/** Asks for the style sheet of the looks where an element has one. What does not come leaves the usual look. */
export async function wearLook(element: HTMLElement): Promise<void> {
  const { shadowRoot } = element;
  if (!shadowRoot || !element.hasAttribute('look')) return;
  try {
    const sheet = (await import('../looks/looks.ts')).looksSheet();
    if (!shadowRoot.adoptedStyleSheets.includes(sheet)) shadowRoot.adoptedStyleSheets.push(sheet);
  } catch {
    // The widget works without it.
  }
}
