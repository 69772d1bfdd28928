import type { DocumentedPhoto } from '../quote-document.order.ts';
import { lineHeight, type Sheets } from '../pdf/sheets.ts';
import { body, inks, paintText } from './paint-text.ts';

const gap = 14;
const width = (body.width - gap) / 2;
const highest = 240;

/** Pictures, two beside each other, each with its name below. */
export function paintPhotos(
  sheets: Sheets,
  photos: readonly DocumentedPhoto[],
  names: readonly string[],
): void {
  for (let first = 0; first < photos.length; first += 2) {
    const pair = photos.slice(first, first + 2).map(({ bytes }) => {
      const file = sheets.kit.openImage(bytes);
      const isTurned = (file.orientation ?? 1) > 4;
      const [across, down] = isTurned ? [file.height, file.width] : [file.width, file.height];
      const scale = Math.min(width / across, highest / down);
      return { bytes, width: across * scale, height: down * scale };
    });
    const height = Math.max(...pair.map((picture) => picture.height));
    sheets.keep(height + lineHeight(inks.note) + gap);
    const top = sheets.y;
    pair.forEach((picture, index) => {
      const x = body.x + index * (width + gap);
      const name = names[first + index] ?? '';
      const bbox = [x, top, x + picture.width, top + picture.height] as const;
      sheets.within(sheets.element(sheets.root, 'Figure', { alt: name, bbox }), 'Figure', () => {
        sheets.kit.image(picture.bytes, x, top, picture);
      });
      sheets.y = top + picture.height + 2;
      paintText(sheets, name, inks.note, { box: { x, width } });
    });
    sheets.y = top + height + lineHeight(inks.note) + gap;
  }
}
