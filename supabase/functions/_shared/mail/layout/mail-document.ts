import { palette } from '@vakman/tokens/colours/colours.ts';
import { html, type Html } from '../../html/html.ts';
import {
  button,
  heading,
  linked,
  paragraph,
  rows,
  section,
  subheading,
  typedText,
  type Link,
} from './mail-parts.ts';
import { style } from './mail-styles.ts';
import { chip, type Chip } from './paint-chip.ts';
import { quotedText } from './typed-lines.ts';

export interface Row {
  readonly label: string;
  readonly value: string;
}

/** A piece of a mail, which HTML and plain text show each in their way. */
export type Block =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly links?: readonly Link[];
      readonly isMuted?: boolean;
    }
  | { readonly kind: 'chip'; readonly chip: Chip }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'button'; readonly link: Link }
  /** What somebody typed, set off from our own words. */
  | { readonly kind: 'typed'; readonly text: string };

export interface Part {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Parts on one ground; every second one is sunken. The title of the first part of all is that of the mail. */
export type Section = readonly Part[];

const quoted = style({
  margin: '0 0 16px',
  padding: '2px 0 2px 14px',
  'border-left': `4px solid ${palette.warm}`,
});

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'text':
      return paragraph(linked(block.text, block.links ?? []), block.isMuted === true ? 'text-muted' : 'text');
    case 'chip':
      return chip(block.chip);
    case 'rows':
      return rows(block.rows);
    case 'button':
      return button(block.link.href, block.link.text, 'main');
    default:
      return html`<div class="l-warm" style="${quoted}">${typedText(block.text)}</div>`;
  }
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text': {
      const pages = (block.links ?? []).filter(({ href }) => href.startsWith('http'));
      return [block.text, ...pages.map(({ href }) => href)].join('\n');
    }
    case 'chip': {
      const { label, value, detail } = block.chip;
      return `${label}: ${[value, detail].filter((line) => line !== undefined).join(', ')}`;
    }
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.link.text}:\n${block.link.href}`;
    default:
      return quotedText(block.text);
  }
}

export function documentHtml(sections: readonly Section[]): Html {
  return html`${sections.map((parts, index) =>
    section(
      html`${parts.map(({ title, blocks }, place) => {
        const isTitle = index === 0 && place === 0;
        const gap = style({ padding: place === 0 ? 0 : '16px 0 0' });
        return html`<div style="${gap}">
          ${isTitle ? heading(title) : subheading(title)} ${blocks.map(blockHtml)}
        </div>`;
      })}`,
      index % 2 === 0 ? 'surface' : 'surface-sunken',
    ),
  )}`;
}

/** The same for readers of plain text, in the same order. */
export function documentText(sections: readonly Section[]): string {
  return sections
    .flat()
    .map(({ title, blocks }) => `${title}\n\n${blocks.map(blockText).join('\n\n')}`)
    .join('\n\n\n');
}
