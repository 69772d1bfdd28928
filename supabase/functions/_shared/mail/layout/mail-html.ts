import { palette } from '@vakman/tokens/colours/colours.ts';
import { html, type Html } from '../../html.ts';
import { fileList } from './file-list.ts';
import type { Block, MailDocument } from './mail-document.ts';
import { mailPage } from './mail-page.ts';
import {
  button,
  heading,
  linked,
  notice,
  paragraph,
  rows,
  section,
  steps,
  subheading,
  typedText,
} from './mail-parts.ts';
import { style } from './mail-styles.ts';
import { chip } from './paint-chip.ts';

const bar = style({
  margin: '0 0 16px',
  padding: '2px 0 2px 14px',
  'border-left': `4px solid ${palette.warm}`,
});

function textHtml({ text, links = [], tone }: Extract<Block, { kind: 'text' }>): Html {
  const content = linked(text, links);
  return paragraph(
    tone === 'strong' ? html`<strong>${content}</strong>` : content,
    tone === 'muted' ? 'text-muted' : 'text',
  );
}

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'text':
      return textHtml(block);
    case 'notice':
      return notice(block.text, block.tone);
    case 'steps':
      return steps(block.steps);
    case 'chip':
      return chip(block.chip);
    case 'rows':
      return rows(block.rows);
    case 'button':
      return button(block.link, block.rank);
    case 'files':
      return fileList(block.files);
    case 'letter':
      return typedText(block.text);
    default: {
      const typed = typedText(block.text);
      return block.isQuoted === true ? html`<div class="l-warm" style="${bar}">${typed}</div>` : typed;
    }
  }
}

/** A whole mail as HTML. */
export function mailHtml(mail: MailDocument): string {
  const { eyebrow, sections } = mail;
  const body = html`${sections.map((parts, index) =>
    section(
      html`${parts.map(({ title, blocks }, place) => {
        const isTitle = index === 0 && place === 0;
        const gap = style({ padding: place === 0 ? 0 : '16px 0 0' });
        return html`<div style="${gap}">
          ${isTitle && eyebrow !== undefined && paragraph(eyebrow, 'text-muted')}
          ${isTitle ? heading(title) : subheading(title)} ${blocks.map((block) => html`${blockHtml(block)} `)}
        </div>`;
      })}`,
      index % 2 === 0 ? 'surface' : 'surface-sunken',
    ),
  )}`;
  return mailPage(mail, body);
}
