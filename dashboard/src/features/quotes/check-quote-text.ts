import { defaultLanguage, languages, type Language } from '@vakman/domain/languages/languages';
import type { QuoteText } from '@vakman/domain/quote/quote-texts.answers';
import { unknownInText } from '@vakman/domain/quote/quote-texts.placeholders';
import { fill } from '@vakman/domain/text/fill';
import { storable } from '@vakman/domain/text/text';
import type { QuotesWords } from '../../../generated/quotes.words.ts';

type Typed = Pick<QuoteText, 'name' | 'texts'>;

/** What is wrong with which field, in words. */
export type QuoteTextErrors = Partial<Record<'name' | Language, string>>;

/** What a text comes to; a language in which nothing was written is left out. */
export function checkQuoteText(
  { name, texts }: Typed,
  words: QuotesWords['manage']['errors'],
): { readonly value: Typed; readonly errors: QuoteTextErrors } {
  const errors: QuoteTextErrors = {};
  const kept: Typed['texts'] = {};
  if (name.trim() === '') errors.name = words.name;
  for (const language of languages) {
    const text = storable(texts[language] ?? '').trim();
    if (text === '' && language !== defaultLanguage) continue;
    kept[language] = text;
    const unknown = unknownInText(text).map((each) => `{${each}}`);
    if (text === '') errors[language] = words.text;
    else if (unknown.length > 0) errors[language] = fill(words.unknown, { names: unknown.join(', ') });
  }
  return { value: { name: name.trim(), texts: kept }, errors };
}
