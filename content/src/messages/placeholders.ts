/** The `{placeholders}` of a text in alphabetical order, for comparing translations; `none` where there is none. */
export function placeholders(text: string): string {
  const found = text.match(/\{\w+\}/g) ?? [];
  return found.length === 0 ? 'none' : found.toSorted().join(' ');
}
