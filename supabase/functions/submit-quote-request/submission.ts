import { fields } from '@vakman/domain/quote-request/quote-request.fields.ts';
import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema.ts';
import type { ReadForm } from '../_shared/form/read-form.ts';
import { firstValue, readSentValues, type SentValues } from '../_shared/form/sent-values.ts';

/** What the form says, apart from its files. */
export interface Submission extends SentValues {
  readonly draft: QuoteRequestDraft;
  /** `contentDigest` of what was sent under that id; null where the form does not tell. */
  readonly sentContent: string | null;
  /** Another form of ours hands over what the visitor told it; nothing is asked for yet. */
  readonly isBeginning: boolean;
}

export function readSubmission(form: Pick<ReadForm, 'values'>): Submission {
  return {
    ...readSentValues(form),
    draft: Object.fromEntries(fields.map(({ name }) => [name, firstValue(form, name)])) as QuoteRequestDraft,
    sentContent: firstValue(form, 'sent_content') || null,
    isBeginning: firstValue(form, 'begin') !== '',
  };
}
