import { fields, type FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import {
  checkQuoteRequest,
  type QuoteRequestDraft,
  type QuoteRequestErrors,
} from '@vakman/domain/quote-request/quote-request.schema';
import type { QuoteRequestPayload } from '@vakman/domain/quote-request/quote-request.row';
import type { Language } from '@vakman/domain/languages/languages';
import { storable } from '@vakman/domain/text/text';

/** What somebody takes down while another one speaks. */
export interface PhoneRequest {
  readonly payload: QuoteRequestPayload;
  /** Whether the call answered it, so that no clock runs. */
  readonly answered: boolean;
  /** Whether whoever rang gets a mail that confirms. */
  readonly confirmation: boolean;
}

export const emptyDraft = Object.fromEntries(fields.map(({ name }) => [name, ''])) as QuoteRequestDraft;

/** What a draft comes to by the rules of the form, or what is wrong with which field. */
export function takenDown(
  draft: QuoteRequestDraft,
  sent: { readonly id: string; readonly language: Language },
):
  | { readonly ok: true; readonly payload: QuoteRequestPayload }
  | { readonly ok: false; readonly errors: QuoteRequestErrors } {
  const kept = Object.entries(draft).map(([name, value]) => [name, storable(value)]);
  const check = checkQuoteRequest(Object.fromEntries(kept));
  return check.ok ? { ok: true, payload: { ...check.value, ...sent, photos: [], source: null } } : check;
}

/** The field that the focus goes to, in the order in which they stand. */
export function firstWrong(errors: QuoteRequestErrors): FieldName | undefined {
  return fields.find(({ name }) => errors[name] !== undefined)?.name;
}
