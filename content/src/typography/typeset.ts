import type { Language } from '@vakman/domain/languages/languages';
import { conventions } from './conventions.ts';
import { aroundKeptParts } from './kept-parts.ts';
import { setNumbers } from './numbers.ts';
import { setQuotes } from './quotes.ts';

/**
 * A text, plain or Markdown, as its language sets it in print. Code, links, addresses and `{placeholders}` stay as they
 * are, and a text that was set already stays the same.
 */
export function typeset(language: Language, text: string): string {
  const { quotes, beforePercent, ownRule } = conventions[language];
  return aroundKeptParts(text, (words) => {
    const set = setNumbers(beforePercent, setQuotes(quotes, words));
    return ownRule?.(set) ?? set;
  });
}

/** Typesets every string of a value; keys, numbers and dates stay. */
export function typesetDeep<Value>(language: Language, value: Value): Value {
  return mapStrings(value, (text) => typeset(language, text)) as Value;
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, map)]));
}
