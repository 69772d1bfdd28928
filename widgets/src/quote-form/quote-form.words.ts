import type { LocalFacts } from '@vakman/domain/facts/facts';
import type { Language } from '@vakman/domain/languages/languages';
import type nl from './messages/nl.json';

export type QuoteFormMessages = typeof nl;

/** What the quote form says and knows in one language. */
export interface QuoteFormWords {
  readonly messages: QuoteFormMessages;
  readonly localFacts: LocalFacts;
}

type Parts = readonly [{ readonly default: QuoteFormMessages }, { readonly localFacts: LocalFacts }];

/** Written out, so that the build makes a chunk of each language. */
const parts: Readonly<Record<Language, () => Promise<Parts>>> = {
  nl: () =>
    Promise.all([
      import('./messages/nl.json', { with: { type: 'json' } }),
      import('../../generated/facts.nl.ts'),
    ]),
  en: () =>
    Promise.all([
      import('./messages/en.json', { with: { type: 'json' } }),
      import('../../generated/facts.en.ts'),
    ]),
  de: () =>
    Promise.all([
      import('./messages/de.json', { with: { type: 'json' } }),
      import('../../generated/facts.de.ts'),
    ]),
  fr: () =>
    Promise.all([
      import('./messages/fr.json', { with: { type: 'json' } }),
      import('../../generated/facts.fr.ts'),
    ]),
  es: () =>
    Promise.all([
      import('./messages/es.json', { with: { type: 'json' } }),
      import('../../generated/facts.es.ts'),
    ]),
  uk: () =>
    Promise.all([
      import('./messages/uk.json', { with: { type: 'json' } }),
      import('../../generated/facts.uk.ts'),
    ]),
  ru: () =>
    Promise.all([
      import('./messages/ru.json', { with: { type: 'json' } }),
      import('../../generated/facts.ru.ts'),
    ]),
  zh: () =>
    Promise.all([
      import('./messages/zh.json', { with: { type: 'json' } }),
      import('../../generated/facts.zh.ts'),
    ]),
};

/** Rejects where the chunk does not arrive. */
export async function loadQuoteFormWords(language: Language): Promise<QuoteFormWords> {
  const [{ default: messages }, { localFacts }] = await parts[language]();
  return { messages, localFacts };
}
