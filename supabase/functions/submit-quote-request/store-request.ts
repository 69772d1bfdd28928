import { sentPhotosFolder } from '@vakman/domain/photos/photos.paths.ts';
import type { QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema.ts';
import { DatabaseError } from '../_shared/database/database-error.ts';
import type { QuoteRequests, SubmitResult } from '../_shared/database/quote-requests.ts';
import { copyPhotos } from '../_shared/form/copy-photos.ts';
import { signPhotos, type SenderStorage } from '../_shared/form/upload-photos.ts';
import type { Submission } from './submission.ts';

/** What is to be stored, and how its photos came. */
export interface StoreOrder {
  readonly id: string;
  readonly value: QuoteRequest;
  readonly submission: Submission;
  /** Paths of photos that an earlier try uploaded, and may have sent. */
  readonly kept: readonly string[];
  /** Paths of photos that came with this form. */
  readonly added: readonly string[];
  readonly senderAddress: string;
}

export interface StoreServices {
  readonly quoteRequests: QuoteRequests;
  readonly senderStorage: SenderStorage;
  readonly newId: () => string;
}

export interface StoreResult {
  readonly kind: 'stored' | 'too many requests' | 'failed';
  /** What the request is called in the end. */
  readonly id: string;
  /** Where its photos lie. */
  readonly photoPaths: readonly string[];
  /** Photos that are not among them, or could not be signed. */
  readonly failedPhotos: number;
}

interface Try {
  readonly request: StoreOrder;
  readonly result: SubmitResult | 'failed';
  /** Photos that could not be signed. */
  readonly unsigned: number;
}

/** The same with photos of its own, where those that it has may have gone with the request of that id. */
async function withOwnPhotos(
  request: StoreOrder,
  sentWith: string,
  { senderStorage }: StoreServices,
): Promise<StoreOrder> {
  const folder = sentPhotosFolder('quote-requests', sentWith);
  return { ...request, kept: await copyPhotos(request.kept, folder, senderStorage) };
}

async function submit(request: StoreOrder, services: StoreServices): Promise<Try> {
  const { id, value, submission, kept, added, senderAddress } = request;
  const { quoteRequests, senderStorage } = services;
  const { language, source } = submission;
  const { links: photos, failed: unsigned } = await signPhotos([...kept, ...added], senderStorage);
  try {
    const result = await quoteRequests.submit({ ...value, id, photos, language, source }, senderAddress);
    if (result === 'stored') senderStorage.log('request stored', { request: id, photos: photos.length });
    return { request, result, unsigned };
  } catch (error) {
    senderStorage.log('request not stored', {
      request: id,
      code: error instanceof DatabaseError ? error.code : 'unexpected',
    });
    return { request, result: 'failed', unsigned };
  }
}

/** Submits until the request is stored as itself: under an id that is not another's, with photos of its own. */
async function submitAsItself(asked: StoreOrder, services: StoreServices): Promise<Try> {
  const before = asked.submission.id;
  const isEdited = before !== null && before !== asked.id;
  let tried = await submit(isEdited ? await withOwnPhotos(asked, before, services) : asked, services);
  if (tried.result === 'id taken') {
    const another = { ...tried.request, id: services.newId() };
    tried = await submit(isEdited ? another : await withOwnPhotos(another, asked.id, services), services);
  }
  if (tried.result !== 'photos gone') return tried;
  return submit(await withOwnPhotos(tried.request, tried.request.id, services), services);
}

/** Stores a request with its photos. */
export async function storeRequest(asked: StoreOrder, services: StoreServices): Promise<StoreResult> {
  const { request, result, unsigned } = await submitAsItself(asked, services);
  const { id, kept, added } = request;
  const known = { id, photoPaths: [...kept, ...added] };
  // The first time took the photos with it.
  if (result === 'stored before') return { ...known, kind: 'stored', failedPhotos: 0 };
  const failedPhotos = asked.kept.length - kept.length + unsigned;
  if (result === 'stored') return { ...known, kind: 'stored', failedPhotos };
  return { ...known, kind: result === 'too many' ? 'too many requests' : 'failed', failedPhotos };
}
