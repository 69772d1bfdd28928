import type { Convention } from './conventions.ts';

/** Curls what the keyboard has straight: quotation marks in pairs, and apostrophes. */
export function setQuotes([open, close]: Convention['quotes'], text: string): string {
  return text
    .replaceAll(/"([^"\n]+)"/g, `${open}$1${close}`)
    .replaceAll(/(?<=[\p{L}\p{N}\uE000-\uF8FF])'|'(?=\p{L})/gu, '’');
}
