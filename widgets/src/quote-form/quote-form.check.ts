import {
  checkQuoteRequest,
  type QuoteRequest,
  type QuoteRequestDraft,
} from '@vakman/domain/quote-request/quote-request.schema';
import { storable } from '@vakman/domain/text/text';
import type { ResolverResult } from 'react-hook-form';

/** Checks what was typed: a request that can be sent comes out, or the error key of each wrong field. */
export function checkDraft(draft: QuoteRequestDraft): ResolverResult<QuoteRequestDraft, QuoteRequest> {
  const kept = Object.entries(draft).map(([name, value]) => [name, storable(value)]);
  const check = checkQuoteRequest(Object.fromEntries(kept));
  if (check.ok) return { values: check.value, errors: {} };
  const errors = Object.entries(check.errors).map(([name, message]) => [name, { type: 'rule', message }]);
  return { values: {}, errors: Object.fromEntries(errors) as object };
}
