import { languages, type Language } from '@vakman/domain/languages/languages';
import { z } from 'zod';
import { text } from '../languages/localised.ts';
import { avoidedPattern } from './avoided-pattern.ts';

/** One word, or the word with those that may stand beside it: a verb, a shorter form. The first is the name. */
const wordsSchema = z
  .union([text, z.array(text).min(2)], 'Expected a word, or a list of several')
  .transform((value) => [value].flat());

const wordsByLanguage = Object.fromEntries(languages.map((language) => [language, wordsSchema])) as Record<
  Language,
  typeof wordsSchema
>;

function isPattern(word: string): boolean {
  try {
    return word.trim() === word && !avoidedPattern(word).test('');
  } catch {
    return false;
  }
}

/** Words not to use, each with the reason. */
const avoidedSchema = z.record(z.string(), text).superRefine((reasons, context) => {
  const words = Object.keys(reasons);
  if (words.length === 0) context.addIssue({ code: 'custom', message: 'Expected at least one word' });
  for (const word of words.filter((entry) => !isPattern(entry))) {
    const message = 'Expected a word, or a regular expression of its forms';
    context.addIssue({ code: 'custom', path: [word], message });
  }
});

/** One concept: what it is, its words in each language, and the words not to use for it. */
const conceptSchema = z.strictObject({
  means: text,
  ...wordsByLanguage,
  avoid: z.partialRecord(z.enum(languages), avoidedSchema).default({}),
});

export type Concept = z.output<typeof conceptSchema>;

/** `glossary/<room>.yaml`: the concepts of one room by their keys. */
export const glossaryRoomSchema = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Expected words joined by dashes'),
  conceptSchema,
);
