import type { QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema.ts';
import { DatabaseError } from '../_shared/database/database-error.ts';
import type { QuoteRequests } from '../_shared/database/quote-requests.ts';
import type { Submission } from './submission.ts';
import { signPhotos, type PhotoStore } from '../_shared/form/upload-photos.ts';

export interface RequestToStore {
  readonly id: string;
  readonly value: QuoteRequest;
  readonly submission: Submission;
  /** Paths of the uploaded photos. */
  readonly photoPaths: readonly string[];
  readonly senderAddress: string;
}

export type StoreResult =
  | { readonly kind: 'stored'; readonly failedPhotos: number }
  | { readonly kind: 'too many requests' | 'failed' };

/** Signs the photos and stores the request with them. */
export async function storeRequest(
  { id, value, submission, photoPaths, senderAddress }: RequestToStore,
  quoteRequests: QuoteRequests,
  photoStore: PhotoStore,
): Promise<StoreResult> {
  const { log } = photoStore;
  const { language, source } = submission;
  const { stored: photos, failed } = await signPhotos(photoPaths, photoStore);
  try {
    const result = await quoteRequests.submit({ ...value, id, photos, language, source }, senderAddress);
    if (result === 'too many') return { kind: 'too many requests' };
    // The first time took the photos with it.
    if (result === 'stored before') return { kind: 'stored', failedPhotos: 0 };
  } catch (error) {
    log('request not stored', {
      request: id,
      code: error instanceof DatabaseError ? error.code : 'unexpected',
    });
    return { kind: 'failed' };
  }
  log('request stored', { request: id, photos: photos.length });
  return { kind: 'stored', failedPhotos: failed };
}
