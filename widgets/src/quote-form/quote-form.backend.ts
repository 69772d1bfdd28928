import { notifyQuoteRequest } from '@vakman/supabase/client/mails';
import type { QuoteRequestRow } from '@vakman/domain/quote-request/quote-request.row';
import { insertQuoteRequest } from '@vakman/supabase/client/quote-requests';
import { connection } from '../connection.ts';
import { uploadPhoto, type UploadPhoto } from '../form/photos/upload-photos.ts';

/** What a quote request needs of the backend. Every call rejects with a `BackendError`, or where its code did not arrive. */
export interface QuoteFormBackend {
  readonly uploadPhoto: UploadPhoto;
  /** Answers when it was stored, where that is known. */
  readonly insert: (row: QuoteRequestRow) => Promise<string | undefined>;
  /** Calls for the mails. */
  readonly notify: (row: QuoteRequestRow) => Promise<void>;
}

/** The real one. The call for the mails is there with the insert, so that a tab that is closed right after it loses nothing. */
export const quoteFormBackend: QuoteFormBackend = {
  uploadPhoto,
  insert: (row) => insertQuoteRequest(connection, row),
  notify: (row) => notifyQuoteRequest(connection, row),
};
