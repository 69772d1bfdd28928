import type { LocalFacts } from '@vakman/domain/facts/facts';
import type { Language } from '@vakman/domain/languages/languages';
import type nl from './messages/nl.json';

export type AssistantMessages = typeof nl;

/** What the assistant says and knows in one language. */
export interface AssistantWords {
  readonly messages: AssistantMessages;
  readonly localFacts: LocalFacts;
}

/** Written out, so that the build makes a chunk of each language. */
const modules: Readonly<Record<Language, () => Promise<{ readonly words: AssistantWords }>>> = {
  nl: () => import('../../generated/assistant.nl.ts'),
  en: () => import('../../generated/assistant.en.ts'),
  de: () => import('../../generated/assistant.de.ts'),
  fr: () => import('../../generated/assistant.fr.ts'),
  es: () => import('../../generated/assistant.es.ts'),
  uk: () => import('../../generated/assistant.uk.ts'),
  ru: () => import('../../generated/assistant.ru.ts'),
  zh: () => import('../../generated/assistant.zh.ts'),
};

/** Rejects where the chunk does not arrive. */
export async function loadAssistantWords(language: Language): Promise<AssistantWords> {
  return (await modules[language]()).words;
}
