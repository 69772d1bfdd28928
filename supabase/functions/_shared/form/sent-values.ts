import * as z from 'zod/mini';
import { languageOrDefault, type Language } from '@vakman/domain/languages/languages.ts';
import { honeypotName } from '@vakman/domain/form/form.honeypot.ts';
import { sourcePattern } from '@vakman/domain/form/form.source.ts';
import { photoLimits } from '@vakman/domain/photos/photos.limits.ts';
import { photoPathPattern } from '@vakman/domain/photos/photos.paths.ts';
import type { FormValues, ReadForm } from './read-form.ts';

/** What every form of ours says beside its own fields. */
export interface SentValues {
  readonly language: Language;
  /** Name of the partner on whose page the form stood. */
  readonly source: string | null;
  /** From a form that was shown before. */
  readonly id: string | null;
  /** Photos that an earlier try uploaded. */
  readonly photoPaths: readonly string[];
  /** The trap for programs is filled in. */
  readonly isTrapped: boolean;
}

const source = z.string().check(z.regex(new RegExp(sourcePattern)));
const photoPath = new RegExp(photoPathPattern);

/** The first value of a field; empty where it was not sent. */
export const firstValue = ({ values }: Pick<ReadForm, 'values'>, name: string) => values.get(name)?.[0] ?? '';

/** Paths of photos that an earlier try uploaded. */
export function keptPhotoPaths(values: FormValues): readonly string[] {
  const paths = (values.get('photo_path') ?? []).filter((path) => photoPath.test(path));
  return [...new Set(paths)].slice(0, photoLimits.count);
}

export function readSentValues(form: Pick<ReadForm, 'values'>): SentValues {
  const first = (name: string) => firstValue(form, name);
  return {
    language: languageOrDefault(first('language')),
    source: source.safeParse(first('source')).data ?? null,
    id: z.guid().safeParse(first('id').toLowerCase()).data ?? null,
    photoPaths: keptPhotoPaths(form.values),
    isTrapped: first(honeypotName) !== '',
  };
}
