import type { QuoteRequestPayload } from '@vakman/domain/quote-request/quote-request.row.ts';
import { askTwice } from '../../../client/ask-twice.ts';
import { DatabaseError } from './database-error.ts';
import type { ServiceClient } from './service-client.ts';

export type SubmitResult =
  | 'stored'
  /** The same was, under the same id. */
  | 'stored before'
  /** Something else was stored under that id. */
  | 'id taken'
  /** A photo was swept, moved, or sent with another request; all else was checked before. */
  | 'photos gone'
  /** The sender's limit is reached. */
  | 'too many';

/** The call rejects with a `DatabaseError`. What the database gave up unfinished is tried again, once. */
export interface QuoteRequests {
  submit(request: QuoteRequestPayload, senderAddress: string): Promise<SubmitResult>;
}

const results: Readonly<Record<string, SubmitResult>> = {
  '23505': 'stored before',
  '23514': 'photos gone',
  PT409: 'id taken',
  PT429: 'too many',
};

export function createQuoteRequests(client: ServiceClient): QuoteRequests {
  return {
    async submit(payload, senderAddress) {
      const call = 'submit_quote_request';
      const { error } = await askTwice(() => client.rpc(call, { payload, sender_address: senderAddress }));
      if (error === null) return 'stored';
      const result = results[error.code];
      if (result === undefined) throw new DatabaseError(call, error.code);
      return result;
    },
  };
}
