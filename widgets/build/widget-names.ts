/** The tag of a widget. */
export const tagOf = ({ name }: { readonly name: string }): `vakman-${string}` => `vakman-${name}`;

/** `quoteForm` for `quote-form`: how its modules call what they export. */
export const camelCase = (name: string) =>
  name.replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase());

/** `QuoteForm` for `quote-form`: how its modules call the component and the types. */
export const pascalCase = (name: string) => camelCase(`-${name}`);
