import type { Language } from '../languages/languages.ts';
import type { QuoteRequest } from './quote-request.schema.ts';

/** The columns of `quote_requests` that a visitor fills, with script or without. */
export interface QuoteRequestRow extends QuoteRequest {
  /** UUID made before it is sent, so that a retry is recognised. */
  readonly id: string;
  /** From `joinAddress`. */
  readonly address: string;
  /** Signed links of uploaded photos. */
  readonly photos: readonly string[];
  readonly language: Language;
  /** Partner whose page the request came from. */
  readonly source: string | null;
}
