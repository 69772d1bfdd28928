import { longestQuoteDocument } from '@vakman/domain/quote/quote.document.ts';
import type { DocumentedPhoto } from '../quote-document.order.ts';
import type { Words } from '../words.ts';
import type { Block } from './document-content.ts';
import { isJpeg } from './jpeg.ts';

/** Bytes that photos may take together; the rest is for words and fonts, which seldom take as much. */
const room = longestQuoteDocument / 2;

/** The first photos, as many as there is room for. */
export function photoBlocks(photos: readonly DocumentedPhoto[], words: Words): readonly Block[] {
  let left = room;
  const shown = photos.filter(({ bytes }) => {
    left -= bytes.length;
    return left >= 0 && isJpeg(bytes);
  });
  if (shown.length === 0) return [];
  return [
    { kind: 'heading', text: words('photos.title') },
    {
      kind: 'photos',
      photos: shown,
      names: shown.map((_photo, index) => words('photos.name', { number: index + 1 })),
    },
  ];
}
