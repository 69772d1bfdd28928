import type { Language } from '@vakman/domain/languages/languages';

/** What stands around what is said, as each language writes it. */
const quotationMarks: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  nl: ['“', '”'],
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['«', '»'],
  es: ['«', '»'],
  uk: ['«', '»'],
  ru: ['«', '»'],
  zh: ['“', '”'],
};

/** Curls what the keyboard has straight: quotation marks in pairs, and apostrophes. */
export function setQuotes(language: Language, text: string): string {
  const [open, close] = quotationMarks[language];
  return text
    .replaceAll(/"([^"\n]+)"/g, `${open}$1${close}`)
    .replaceAll(/(?<=[\p{L}\p{N}\uE000-\uF8FF])'|'(?=\p{L})/gu, '’');
}
