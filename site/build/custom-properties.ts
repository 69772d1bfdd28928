/** Names of the custom properties that a text uses. */
export function usedProperties(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
}

export interface SplitProperties {
  readonly needed: string;
  readonly others: string;
}

/**
 * Takes a style sheet apart that declares custom properties: into the declarations that are needed, with everything
 * else in the sheet, and the other declarations of `:root`.
 */
export function splitProperties(css: string, needed: ReadonlySet<string>): SplitProperties {
  const others: string[] = [];
  const kept = css.replaceAll(/(--[\w-]+):([^;}]+);?/g, (declaration, name: string, value: string) => {
    if (needed.has(name)) return declaration;
    others.push(`${name}:${value}`);
    return '';
  });
  return { needed: kept, others: `:root{${others.join(';')}}` };
}
