import type { Language } from '@vakman/domain/languages/languages';
import { setChinesePunctuation } from './chinese-punctuation.ts';
import { setEastSlavic } from './east-slavic.ts';
import { setFrenchPunctuation } from './french-punctuation.ts';

/** How a language is set in print. */
export interface Convention {
  readonly quotes: readonly [open: string, close: string];
  /** What stands between a number and its `%`. */
  readonly beforePercent: string;
  /** What the language asks for beside quotation marks and numbers. */
  readonly ownRule?: (text: string) => string;
}

const noBreak = '\u00A0';

export const conventions: Readonly<Record<Language, Convention>> = {
  nl: { quotes: ['“', '”'], beforePercent: '' },
  en: { quotes: ['“', '”'], beforePercent: '' },
  de: { quotes: ['„', '“'], beforePercent: noBreak },
  fr: { quotes: ['«', '»'], beforePercent: noBreak, ownRule: setFrenchPunctuation },
  es: { quotes: ['«', '»'], beforePercent: noBreak },
  uk: { quotes: ['«', '»'], beforePercent: noBreak, ownRule: setEastSlavic },
  ru: { quotes: ['«', '»'], beforePercent: noBreak, ownRule: setEastSlavic },
  zh: { quotes: ['“', '”'], beforePercent: '', ownRule: setChinesePunctuation },
};
