import { languages, type Language } from '@vakman/domain/languages/languages';
import { z } from 'zod';
import { text } from '../languages/localised.ts';

/** One word, or the word with those that may stand beside it: a verb, a shorter form. The first is the name. */
const wordsSchema = z.union([text, z.array(text).min(2)]).transform((value) => [value].flat());

/** Letters, `*` for any letters that follow, and of regular expressions `( | ) ? +` and a choice of signs in `[ ]`. */
const patternSchema = z
  .string()
  .regex(/^(?:[\p{L}\p{M}\d ’'.-]|[*?+()|[\]]|\\\.)+$/u, 'Expected letters, * and the signs ( | ) ? + [ ]');

const avoidedSchema = z
  .record(patternSchema, text)
  .refine((words) => Object.keys(words).length > 0, 'Expected at least one word');

const wordsByLanguage = Object.fromEntries(languages.map((language) => [language, wordsSchema])) as Record<
  Language,
  typeof wordsSchema
>;

/** One concept: what it is, its words in each language, and the words not to use for it, each with the reason. */
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
