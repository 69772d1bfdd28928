import type { Language } from '@vakman/domain/languages/languages';
import { joinAddress, type QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';
import type { PhotoStore } from '../../form/photos/photo-store.ts';
import { sendWithPhotos, uploadPhotos, type PhotosGone } from '../../form/photos/upload-photos.ts';
import { isRefused, troubleOf, type Trouble } from '../../form/trouble.ts';
import type { QuoteFormBackend } from '../quote-form.backend.ts';
import type { RequestIdentity } from './request-identity.ts';

export interface Submission {
  readonly values: QuoteRequest;
  readonly language: Language;
  readonly source: string | null;
}

export interface SubmissionTools {
  readonly backend: QuoteFormBackend;
  readonly photos: PhotoStore;
  readonly identity: RequestIdentity;
}

export type Outcome =
  | { readonly kind: 'accepted'; readonly id: string; readonly photosFailed: boolean }
  | { readonly kind: 'refused'; readonly trouble: Trouble };

/** Photos first, then the row, then the call for the mails, which nobody waits for. Never rejects. */
export async function sendQuoteRequest(submission: Submission, tools: SubmissionTools): Promise<Outcome> {
  const outcome = await sendWithPhotos(tools.photos, () => attempt(submission, tools));
  return outcome ?? { kind: 'refused', trouble: 'failed' };
}

async function attempt(
  { values, language, source }: Submission,
  { backend, photos, identity }: SubmissionTools,
): Promise<Outcome | PhotosGone> {
  let linked = 0;
  try {
    const { links, failed } = await uploadPhotos(photos, backend.uploadPhoto);
    linked = links.length;
    const address = joinAddress(values);
    const row = { ...values, id: identity(values, links), address, photos: links, language, source };
    await backend.insert(row);
    backend.notify(row).catch(() => {
      // The row and its outbox entry are stored: the mails go out with the next round.
    });
    return { kind: 'accepted', id: row.id, photosFailed: failed };
  } catch (error) {
    // The form's rules are the database's, so only a photo can break one: it was swept meanwhile, or sent with a request
    // whose answer was lost, and which was edited since.
    if (isRefused(error) && linked > 0) return { kind: 'photos gone' };
    return { kind: 'refused', trouble: troubleOf(error) };
  }
}
