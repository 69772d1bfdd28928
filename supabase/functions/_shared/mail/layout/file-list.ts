import { palette } from '@vakman/tokens/colours/colours.ts';
import { html, type Html } from '../../html.ts';
import type { MailFile } from './mail-document.ts';
import { style } from './mail-styles.ts';

const box = style({
  display: 'inline-block',
  'vertical-align': 'top',
  width: '48%',
  margin: '0 2% 14px 0',
  'font-size': '15px',
  'line-height': '22px',
  color: palette.text,
});
const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  'margin-bottom': '4px',
  border: `1px solid ${palette.line}`,
});

function tile({ name, href, isPicture }: MailFile): Html {
  return html`<a class="t-text" style="${box}" href="${href}"
    >${isPicture && html`<img class="l-line" style="${picture}" width="256" src="${href}" alt="" />`}${name}</a
  >`;
}

/** Previews and links, two beside each other. */
export function fileList(files: readonly MailFile[]): Html {
  return html`<div>${files.map(tile)}</div>`;
}
