import { cssAttributes } from './css-attributes.ts';

/** Values of the attributes that style sheets alone look at, which would ignore any other without a word. */
const values: Readonly<Record<(typeof cssAttributes)[number], readonly string[]>> = {
  theme: ['light', 'dark'],
  look: ['plain', 'rounded', 'dense'],
};

const letters = (name: string) => name.replaceAll(/[^a-z]/g, '');

/**
 * Tells the developer of a page what nothing else would: a camel's name comes out of HTML in small letters. A name that is
 * like none of ours belongs to his framework.
 *
 * @param names of the attributes that there are.
 */
export function tellMisspelt(element: Element, names: readonly string[]): void {
  const warn = (told: string) => console.warn(`vakman: <${element.localName}> has no ${told}`);
  for (const given of element.getAttributeNames()) {
    const meant = names.find((name) => name !== given && letters(name) === letters(given));
    if (meant && !names.includes(given)) warn(`attribute "${given}"; it is written "${meant}"`);
  }
  for (const name of cssAttributes) {
    const value = element.getAttribute(name);
    if (value && !values[name].includes(value))
      warn(`${name} "${value}"; there are ${values[name].join(', ')}`);
  }
}
