import * as z from 'zod/mini';
import type { TextRule } from './text.rule.ts';
import { codePoints, isStorable, longestSent, oneLine } from './text.ts';

/** Keys of the messages of what is wrong with a text: too short, missing or not to be stored; and too long. */
export interface TextErrors<Key extends string> {
  readonly tooShort: Key;
  readonly tooLong: Key;
}

const bounded = <Key extends string>(
  { min, max }: TextRule,
  { tooShort, tooLong }: TextErrors<Key>,
  clean: z.core.$ZodCheck<string>,
) =>
  z.string({ error: tooShort }).check(
    z.refine((value) => codePoints(value) <= longestSent, { error: tooLong, abort: true }),
    z.refine(isStorable, { error: tooShort, abort: true }),
    clean,
    z.refine((value) => codePoints(value) >= min, { error: tooShort, abort: true }),
    z.refine((value) => codePoints(value) <= max, { error: tooLong, abort: true }),
  );

/** A field of one line, made one. */
export const lineSchema = <Key extends string>(rule: TextRule, errors: TextErrors<Key>) =>
  bounded(rule, errors, z.overwrite(oneLine));

/** What somebody wrote in his own lines; white space at its ends is lost. */
export const messageSchema = <Key extends string>(rule: TextRule, errors: TextErrors<Key>) =>
  bounded(rule, errors, z.trim());
