import { fill } from '@vakman/domain/text/fill.ts';
import { html, type Html } from '../../html/html.ts';
import { palette } from '@vakman/tokens/colours/colours.ts';
import { notice, paragraph } from '../layout/mail-parts.ts';
import { style } from '../layout/mail-styles.ts';
import { formatFullMoment } from '@vakman/domain/format/format.dates.ts';
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

function photoName(link: string, index: number): string {
  const type = extensionOf(link);
  const number = index + 1;
  return shown.has(type)
    ? fill(words.photos.photo, { number })
    : fill(words.photos.document, { number, type: type.toUpperCase() });
}

function tile(link: string, index: number): Html {
  const name = photoName(link, index);
  const box = style({
    display: 'inline-block',
    'vertical-align': 'top',
    width: '48%',
    margin: '0 2% 14px 0',
    'font-size': '15px',
    'line-height': '22px',
  });
  const picture = style({
    display: 'block',
    width: '100%',
    height: 'auto',
    'margin-bottom': '4px',
    border: `1px solid ${palette.line}`,
  });
  return html`<a class="t-text" style="${box};color:${palette.text}" href="${link}"
    >${shown.has(extensionOf(link)) && html`<img class="l-line" style="${picture}" width="256" src="${link}" alt="" />`}${name}</a
  >`;
}

const expiry = ({ expires, folder }: OfficePhotos) =>
  fill(words.photos.expires, { time: formatFullMoment(expires, 'nl'), folder });

const missingText = ({ missing }: OfficePhotos) => fill(words.photos.missing, { count: missing });

/** Previews and links. */
export function photoList(photos: OfficePhotos): Html {
  const { links, missing } = photos;
  return html`${missing > 0 && notice(missingText(photos), 'warning')}
  ${links.length === 0 && missing === 0 && paragraph(words.photos.none, 'text-muted')}
  ${
    links.length > 0 &&
    html`<div>${links.map(tile)}</div>
      ${paragraph(expiry(photos), 'text-muted')}`
  }`;
}

export function photoText(photos: OfficePhotos): string {
  const { links, missing } = photos;
  return [
    ...links.map((link, index) => `${photoName(link, index)}: ${link}`),
    links.length > 0 && expiry(photos),
    missing > 0 && missingText(photos),
    links.length === 0 && missing === 0 && words.photos.none,
  ]
    .filter((line) => line !== false)
    .join('\n');
}
