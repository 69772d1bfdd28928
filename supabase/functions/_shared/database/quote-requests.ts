import type { Language } from '@vakman/domain/languages/languages.ts';
import type { QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema.ts';
import { DatabaseError } from './database-error.ts';
import type { ServiceClient } from './service-client.ts';

/** A checked request, as it becomes a row. */
export interface SubmittedQuoteRequest extends QuoteRequest {
  readonly id: string;
  /** Signed links of `photoLinkPattern`. */
  readonly photos: readonly string[];
  readonly language: Language;
  readonly source: string | null;
}

/** The call rejects with a `DatabaseError`. */
export interface QuoteRequests {
  /** `stored before` where the id is taken; `too many` when the sender's limit is reached. */
  submit(
    request: SubmittedQuoteRequest,
    senderAddress: string,
  ): Promise<'stored' | 'stored before' | 'too many'>;
}

const duplicate = '23505';
const tooMany = 'PT429';

export function createQuoteRequests(client: ServiceClient): QuoteRequests {
  return {
    async submit(payload, senderAddress) {
      const call = 'submit_quote_request';
      const { error } = await client.rpc(call, { payload, sender_address: senderAddress });
      if (error === null) return 'stored';
      if (error.code === duplicate) return 'stored before';
      if (error.code === tooMany) return 'too many';
      throw new DatabaseError(call, error.code);
    },
  };
}
