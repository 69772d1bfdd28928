import type { Language } from '@vakman/domain/languages/languages';
import { joinAddress, type QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';
import type { PhotoStore } from '../photos/photo-store.ts';
import type { Trouble } from '../quote-form.state.ts';
import type { QuoteBackend } from './quote-backend.ts';
import { forgetUploads, uploadPhotos } from './upload-photos.ts';
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
  readonly isOnline: () => boolean;
}

export type Outcome =
  | { readonly kind: 'accepted'; readonly id: string; readonly photosFailed: boolean }
  | { readonly kind: 'refused'; readonly trouble: Trouble };

/** Photos first, then the row, then the call for the mails, which nobody waits for. Never rejects. */
export async function sendQuoteRequest(submission: Submission, tools: SubmissionTools): Promise<Outcome> {
  const { backend, photos, isOnline } = tools;
  const { links, failed } = await uploadPhotos(photos, backend);
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
    if (isOutdatedLink(error)) forgetUploads(photos);
    return { kind: 'refused', trouble: isOnline() ? troubleOf(error) : 'offline' };
  }
  backend.notify(row).catch(() => {
    // The row and its outbox entry are stored: the mails go out with the next round.
  });
  return { kind: 'accepted', id: row.id, photosFailed: failed };
}

function troubleOf(error: unknown): Trouble {
  const { status, code } = error as { status?: unknown; code?: unknown };
  return status === 429 || code === 'PT429' ? 'tooManyRequests' : 'failed';
}

/** The form's rules are the database's, so only a photo that was swept meanwhile can break one. */
function isOutdatedLink(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23514';
}
