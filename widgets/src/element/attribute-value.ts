import type { AttributeKind } from './element-definition.ts';

/** Name of the attribute for a prop, as r2wc names it: `streetAddress` gives `street-address`. */
export function attributeName(prop: string): string {
  return prop.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, capital: string) => `${before}-${capital.toLowerCase()}`,
  );
}

/** The prop that an attribute means; undefined where it is absent. A bare attribute is a set flag. */
export function attributeValue(kind: AttributeKind, text: string | null): string | boolean | undefined {
  if (text === null) return undefined;
  return kind === 'flag' ? text !== 'false' : text;
}
