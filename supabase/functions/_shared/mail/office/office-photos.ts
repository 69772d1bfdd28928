import { formatFullMoment } from '@vakman/domain/format/format.dates.ts';
import { fill } from '@vakman/domain/text/fill.ts';
import type { Block, MailFile, Part } from '../layout/mail-document.ts';
import words from '../../generated/office.nl.json' with { type: 'json' };

export interface OfficePhotos {
  /** Signed links, in the order in which the visitor added the files. */
  readonly links: readonly string[];
  /** Where the files lie in the bucket. */
  readonly folder: string;
  /** When the links stop to open. */
  readonly expires: Date;
  /** Files that were sent, but that are no longer there. */
  readonly missing: number;
}

/** Pictures that mail readers can show. */
const shown = new Set(['jpg', 'png', 'gif', 'webp']);

const extensionOf = (link: string) => new URL(link).pathname.split('.').at(-1) ?? '';

function fileOf(href: string, index: number): MailFile {
  const type = extensionOf(href);
  const number = index + 1;
  const isPicture = shown.has(type);
  const name = isPicture
    ? fill(words.photos.photo, { number })
    : fill(words.photos.document, { number, type: type.toUpperCase() });
  return { name, href, isPicture };
}

function photoBlocks({ links, folder, expires, missing }: OfficePhotos): Block[] {
  const { photos } = words;
  const blocks: Block[] = [];
  if (missing > 0)
    blocks.push({ kind: 'notice', text: fill(photos.missing, { count: missing }), tone: 'warning' });
  else if (links.length === 0) blocks.push({ kind: 'text', text: photos.none, tone: 'muted' });
  if (links.length > 0) {
    const expiry = fill(photos.expires, { time: formatFullMoment(expires, 'nl'), folder });
    blocks.push({ kind: 'files', files: links.map(fileOf) }, { kind: 'text', text: expiry, tone: 'muted' });
  }
  return blocks;
}

/** Previews and links of what the visitor added, and what is to be said of them. */
export function photosPart(photos: OfficePhotos): Part {
  return { title: words.photos.title, blocks: photoBlocks(photos) };
}
