import { notifyQuoteRequest } from '@vakman/supabase/client/mails';
import { insertQuoteRequest, type QuoteRequestRow } from '@vakman/supabase/client/quote-requests';
import { addresses } from '../../../generated/addresses.ts';
import type { UploadPhoto } from '../../form/photos/upload-photos.ts';

/** What a submission needs of the backend. Every call rejects with a `BackendError`, or where its code did not arrive. */
export interface QuoteBackend {
  readonly uploadPhoto: UploadPhoto;
  readonly insert: (row: QuoteRequestRow) => Promise<void>;
  readonly notify: (row: QuoteRequestRow) => Promise<void>;
}

const connection = { url: addresses.supabaseUrl, publishableKey: addresses.supabasePublishableKey };

/**
 * The real backend. What uploads comes with the first photo; the call for the mails is there with the insert, so that
 * a tab that is closed right after it loses nothing.
 */
export const quoteBackend: QuoteBackend = {
  async uploadPhoto(upload) {
    const { uploadPhoto } = await import('@vakman/supabase/client/photos');
    return uploadPhoto(connection, upload);
  },
  insert: (row) => insertQuoteRequest(connection, row),
  notify: (row) => notifyQuoteRequest(connection, row),
};
