import type { Language } from '@vakman/domain/languages/languages';
import { joinAddress, type QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';
import type { PhotoStore } from '../../form/photos/photo-store.ts';
import { forgetUploads, uploadPhotos } from '../../form/photos/upload-photos.ts';
import { isRefused, troubleOf, type Trouble } from '../../form/trouble.ts';
import type { QuoteBackend } from './quote-backend.ts';
import type { RequestIdentity } from './request-identity.ts';

export interface Submission {
  readonly values: QuoteRequest;
  readonly language: Language;
  readonly source: string | null;
}

export interface SubmissionTools {
  readonly backend: QuoteBackend;
  readonly photos: PhotoStore;
  readonly identity: RequestIdentity;
}

export type Outcome =
  | { readonly kind: 'accepted'; readonly id: string; readonly photosFailed: boolean }
  | { readonly kind: 'refused'; readonly trouble: Trouble };

/** Photos first, then the row, then the call for the mails, which nobody waits for. Never rejects. */
export async function sendQuoteRequest(submission: Submission, tools: SubmissionTools): Promise<Outcome> {
  const { backend, photos } = tools;
  const { links, failed } = await uploadPhotos(photos, backend.uploadPhoto);
  const { values, language, source } = submission;
  const keys = photos.snapshot().photos.map(({ key }) => key);
  const row = {
    ...values,
    id: tools.identity(values, keys),
    address: joinAddress(values),
    photos: links,
    language,
    source,
  };
  try {
    await backend.insert(row);
  } catch (error) {
    // The form's rules are the database's, so only a photo that was swept meanwhile can break one.
    if (isRefused(error)) forgetUploads(photos);
    return { kind: 'refused', trouble: troubleOf(error) };
  }
  backend.notify(row).catch(() => {
    // The row and its outbox entry are stored: the mails go out with the next round.
  });
  return { kind: 'accepted', id: row.id, photosFailed: failed };
}
