import type { AttributeKind } from './element-definition.ts';

/** Name of the attribute for a prop, as r2wc names it: `streetAddress` gives `street-address`. */
export function attributeName(prop: string): string {
  return prop.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, capital: string) => `${before}-${capital.toLowerCase()}`,
  );
}

const readers: Readonly<Record<AttributeKind, (text: string) => unknown>> = {
  text: (text) => text,
  flag: (text) => text !== 'false',
  number: (text) => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text)),
  json(text) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
};

/** The prop that an attribute means; undefined where it is absent or cannot be read. A bare attribute is a set flag. */
export function attributeValue(kind: AttributeKind, text: string | null): unknown {
  return text === null ? undefined : readers[kind](text);
}
