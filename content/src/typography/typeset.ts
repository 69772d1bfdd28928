import type { Language } from '@vakman/domain/languages/languages';
import { setChinesePunctuation } from './chinese-punctuation.ts';
import { setEastSlavicDashes } from './east-slavic-dashes.ts';
import { setFrenchPunctuation } from './french-punctuation.ts';
import { aroundKeptParts } from './kept-parts.ts';
import { setNumbers } from './numbers.ts';
import { setQuotes } from './quotes.ts';

const asIs = (text: string) => text;

/** What a language asks for beside quotation marks and numbers. */
const ownRules: Readonly<Record<Language, (text: string) => string>> = {
  nl: asIs,
  en: asIs,
  de: asIs,
  fr: setFrenchPunctuation,
  es: asIs,
  uk: setEastSlavicDashes,
  ru: setEastSlavicDashes,
  zh: setChinesePunctuation,
};

/**
 * A text, plain or Markdown, as its language sets it in print. Code, links, addresses and `{placeholders}` stay as they
 * are, and a text that was set already stays the same.
 */
export function typeset(language: Language, text: string): string {
  return aroundKeptParts(text, (words) =>
    ownRules[language](setNumbers(language, setQuotes(language, words))),
  );
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
