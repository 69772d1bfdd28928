import { photoBucket } from '@vakman/domain/photos/photos.paths.ts';
import { longestQuoteDocument } from '@vakman/domain/quote/quote.document.ts';
import type { ServiceClient } from '../_shared/database/service-client.ts';
import type { DocumentedPhoto } from '../_shared/quote-document/quote-document.order.ts';
import type { ReadPhotos } from './quote-papers.ts';

/**
 * Photos as long as there is room for them in a document, one after the other, since a phone may send large ones. One
 * that is no JPEG, or is gone, is left out: the page shows all.
 */
export function createReadPhotos(client: ServiceClient): ReadPhotos {
  const bucket = client.storage.from(photoBucket);
  return async (paths) => {
    const photos: DocumentedPhoto[] = [];
    let room = longestQuoteDocument;
    for (const path of paths.filter((path) => path.endsWith('.jpg'))) {
      const { data } = await bucket.download(path);
      if (data === null || data.size > room) continue;
      room -= data.size;
      photos.push({ bytes: new Uint8Array(await data.arrayBuffer()) });
    }
    return photos;
  };
}
