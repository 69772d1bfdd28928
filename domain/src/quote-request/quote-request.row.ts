import type { SentForm } from '../form/form.sent.ts';
import type { SourceDetails } from '../form/form.source-details.ts';
import type { QuoteRequest } from './quote-request.schema.ts';

/** What `submit_quote_request` takes. */
export type QuoteRequestPayload = QuoteRequest & SentForm & { readonly source_details?: SourceDetails };

/** The columns of `quote_requests` that anonymous visitors may write. */
export interface QuoteRequestRow extends QuoteRequestPayload {
  /** From `joinAddress`. */
  readonly address: string;
}
