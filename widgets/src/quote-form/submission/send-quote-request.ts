import type { QuoteRequestPayload } from '@vakman/domain/quote-request/quote-request.row';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { joinAddress } from '@vakman/domain/quote-request/quote-request.schema';
import type { PhotoStore } from '../../form/photos/photo-store.ts';
import { sendWithPhotos, uploadPhotos, type PhotosGone } from '../../form/photos/upload-photos.ts';
import { isRefused, troubleOf, type Trouble } from '../../form/trouble.ts';
import type { QuoteFormBackend } from '../quote-form.backend.ts';

/** All that a visitor says in the form, before its photos are uploaded. */
export type UnsentRequest = Omit<QuoteRequestPayload, 'id' | 'photos'>;

/**
 * Gives what is sent its id: the same for a retry, a new one after any edit, and where other photos are linked: what
 * is stored under an id is never changed.
 */
export type RequestIdentity = (request: UnsentRequest, photoLinks: readonly string[]) => string;

export function createRequestIdentity(): RequestIdentity {
  let last = { content: '', id: '' };
  return (request, photoLinks) => {
    const content = JSON.stringify([request, photoLinks]);
    if (content !== last.content) last = { content, id: randomUuid() };
    return last.id;
  };
}

export interface SendingTools {
  readonly backend: QuoteFormBackend;
  readonly photos: PhotoStore;
  readonly identity: RequestIdentity;
}

export type Outcome =
  | {
      readonly kind: 'accepted';
      readonly id: string;
      /** Where it is known. */
      readonly storedAt: string | undefined;
      readonly photosFailed: boolean;
    }
  | { readonly kind: 'refused'; readonly trouble: Trouble };

/** Photos first, then the row, then the call for the mails, which nobody waits for. Never rejects. */
export async function sendQuoteRequest(request: UnsentRequest, tools: SendingTools): Promise<Outcome> {
  const outcome = await sendWithPhotos(tools.photos, () => attempt(request, tools));
  return outcome ?? { kind: 'refused', trouble: 'failed' };
}

async function attempt(
  request: UnsentRequest,
  { backend, photos, identity }: SendingTools,
): Promise<Outcome | PhotosGone> {
  let linked = 0;
  try {
    const { links, failed } = await uploadPhotos(photos, backend.uploadPhoto);
    linked = links.length;
    const row = { ...request, id: identity(request, links), address: joinAddress(request), photos: links };
    const storedAt = await backend.insert(row);
    backend.notify(row).catch(() => {
      // The row and its outbox entry are stored: the mails go out with the next round.
    });
    return { kind: 'accepted', id: row.id, storedAt, photosFailed: failed };
  } catch (error) {
    // The form's rules are the database's, so only a photo can break one: it was swept meanwhile, or sent with a request
    // whose answer was lost, and which was edited since.
    if (isRefused(error) && linked > 0) return { kind: 'photos gone' };
    return { kind: 'refused', trouble: troubleOf(error) };
  }
}
