import type { LocalFacts } from '@vakman/domain/facts/facts';
import type { Language } from '@vakman/domain/languages/languages';
import { wordsByLanguage } from '../../generated/assistant.words.ts';
import type nl from './messages/nl.json';

export type AssistantMessages = typeof nl;

/** What the assistant says and knows in one language. */
export interface AssistantWords {
  readonly messages: AssistantMessages;
  readonly localFacts: LocalFacts;
}

/** Rejects where the chunk does not arrive. */
export async function loadAssistantWords(language: Language): Promise<AssistantWords> {
  return (await wordsByLanguage[language]()).words;
}
