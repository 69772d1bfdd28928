import type { Language } from '@vakman/domain/languages/languages';
import type { QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';

/** The columns of `quote_requests` that anonymous visitors may write. */
export interface QuoteRequestRow extends QuoteRequest {
  /** UUID made by the browser, so that a retry is recognised. */
  readonly id: string;
  /** Street and postal code joined by a comma. */
  readonly address: string;
  /** Signed links of uploaded photos. */
  readonly photos: readonly string[];
  readonly language: Language;
  /** Partner whose page the request came from. */
  readonly source: string | null;
}
