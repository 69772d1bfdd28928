import * as z from 'zod/mini';
import { languageOrDefault, type Language } from '@vakman/domain/languages/languages.ts';
import { fields, honeypotName, sourcePattern } from '@vakman/domain/quote-request/quote-request.fields.ts';
import { photoLimits, photoPathPattern } from '@vakman/domain/quote-request/quote-request.photos.ts';
import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema.ts';
import type { ReadForm } from './read-form.ts';

/** What the form says, apart from its files. */
export interface Submission {
  readonly draft: QuoteRequestDraft;
  readonly language: Language;
  /** Name of the partner on whose page the form stood. */
  readonly source: string | null;
  /** From a form that was shown before. */
  readonly id: string | null;
  /** `contentDigest` of what was sent under that id; null where the form does not tell. */
  readonly sentContent: string | null;
  /** Photos that an earlier try uploaded. */
  readonly photoPaths: readonly string[];
  /** The trap for programs is filled in. */
  readonly isTrapped: boolean;
}

const source = z.string().check(z.regex(new RegExp(sourcePattern)));
const photoPath = new RegExp(photoPathPattern);

export function readSubmission({ values }: ReadForm): Submission {
  const first = (name: string) => values.get(name)?.[0] ?? '';
  const paths = (values.get('photo_path') ?? []).filter((path) => photoPath.test(path));
  return {
    draft: Object.fromEntries(fields.map(({ name }) => [name, first(name)])) as QuoteRequestDraft,
    language: languageOrDefault(first('language')),
    source: source.safeParse(first('source')).data ?? null,
    id: z.guid().safeParse(first('id').toLowerCase()).data ?? null,
    sentContent: first('sent_content') || null,
    photoPaths: [...new Set(paths)].slice(0, photoLimits.count),
    isTrapped: first(honeypotName) !== '',
  };
}
