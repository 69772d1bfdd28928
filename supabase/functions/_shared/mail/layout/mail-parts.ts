import { html, type Html } from '../../html.ts';
import { palette } from '@vakman/tokens/colours/colours.ts';
import type { Link, Row } from './mail-document.ts';
import { faces, style } from './mail-styles.ts';
import { typedLines } from './typed-lines.ts';

/** A band of the column; `tone` colours its ground. */
export function section(content: Html, tone: 'surface' | 'surface-sunken' = 'surface'): Html {
  const rules = style({ 'background-color': palette[tone], padding: '24px 32px' });
  return html`<div class="pad b-${tone}" style="${rules}">${content}</div>`;
}

export function heading(text: string): Html {
  const rules = style({
    margin: '0 0 14px',
    color: palette.text,
    'font-size': '28px',
    'line-height': '34px',
    'font-weight': 700,
    'letter-spacing': '-0.3px',
    'overflow-wrap': 'anywhere',
  });
  return html`<h1 class="t-text" style="${rules}" dir="auto">${text}</h1>`;
}

export function subheading(text: string): Html {
  const rules = style({
    margin: '0 0 10px',
    color: palette.text,
    'font-size': '18px',
    'line-height': '24px',
    'font-weight': 700,
  });
  return html`<h2 class="t-text" style="${rules}">${text}</h2>`;
}

export function paragraph(content: string | Html, tone: 'text' | 'text-muted' = 'text'): Html {
  const rules = style({
    margin: '0 0 12px',
    color: palette[tone],
    'font-size': '16px',
    'line-height': '25px',
    'overflow-wrap': 'anywhere',
  });
  return html`<p class="t-${tone}" style="${rules}">${content}</p>`;
}

/** A text with links in it; a telephone number does not break over two lines. */
export function linked(text: string, links: readonly Link[]): Html {
  const [link, ...others] = links;
  if (link === undefined) return html`${text}`;
  const [before = '', ...after] = text.split(link.text);
  const rules = style({
    color: palette.text,
    ...(link.href.startsWith('tel:') && { 'white-space': 'nowrap' }),
  });
  const anchor = html`<a class="t-text" style="${rules}" href="${link.href}">${link.text}</a>`;
  return html`${linked(before, others)}${after.map((part) => html`${anchor}${linked(part, others)}`)}`;
}

/** Things that happen one after the other. */
export function steps(list: readonly string[]): Html {
  const rules = style({
    margin: 0,
    padding: '0 0 0 22px',
    color: palette.text,
    'font-size': '16px',
    'line-height': '25px',
  });
  return html`<ol class="t-text" style="${rules}">
    ${list.map((step) => html`<li style="padding:0 0 8px 4px">${step}</li>`)}
  </ol>`;
}

/** A link as wide and high as a finger needs. */
export function button({ href, text }: Link, rank: 'main' | 'other'): Html {
  const main = rank === 'main';
  const rules = style({
    display: 'inline-block',
    margin: '0 8px 8px 0',
    padding: '11px 20px',
    border: `2px solid ${main ? palette.accent : palette.text}`,
    'background-color': main ? palette.accent : palette.surface,
    color: main ? palette['on-accent'] : palette.text,
    'font-family': faces,
    'font-size': '16px',
    'line-height': '22px',
    'font-weight': 700,
    'text-decoration': 'none',
  });
  const classes = main ? 't-on-accent b-accent l-accent' : 't-text b-surface l-text';
  return html`<a class="${classes}" style="${rules}" href="${href}">${text}</a>`;
}

/** A short notice on its own ground. */
export function notice(content: string | Html, tone: 'success' | 'warning'): Html {
  const rules = style({
    margin: '0 0 12px',
    padding: '10px 14px',
    'border-left': `6px solid ${palette[tone]}`,
    'background-color': palette[`${tone}-surface`],
    color: palette[tone],
    'font-size': '15px',
    'line-height': '22px',
    'font-weight': 600,
  });
  return html`<p class="t-${tone} b-${tone}-surface l-${tone}" style="${rules}">${content}</p>`;
}

/** Text that a visitor typed: his lines kept, and his direction kept from turning what stands around it. */
export function typedText(text: string): Html {
  const lines = typedLines(text).map((line, index) => (index > 0 ? html`<br />${line}` : html`${line}`));
  const rules = style({
    color: palette.text,
    'font-size': '16px',
    'line-height': '25px',
    'overflow-wrap': 'anywhere',
  });
  return html`<div class="t-text" dir="auto" style="${rules}">${lines}</div>`;
}

const rowValue = ({ value, href }: Row) =>
  href === undefined ? value : html`<a class="t-text" style="color:inherit" href="${href}">${value}</a>`;

/** Names and values under one another. */
export function rows(list: readonly Row[]): Html {
  const cell = {
    padding: '8px 0',
    'vertical-align': 'top',
    'border-top': `1px solid ${palette.line}`,
    'font-size': '15px',
    'line-height': '22px',
  };
  const label = style({
    ...cell,
    width: '34%',
    'padding-right': '12px',
    color: palette['text-muted'],
    'font-weight': 400,
    'text-align': 'left',
  });
  const value = style({ ...cell, color: palette.text, 'overflow-wrap': 'anywhere' });
  const table = style({
    width: '100%',
    margin: '0 0 12px',
    'border-collapse': 'collapse',
    'table-layout': 'fixed',
    'font-family': faces,
  });
  return html`<table style="${table}">
    ${list.map(
      (row) =>
        html`<tr>
          <th scope="row" class="t-text-muted l-line" style="${label}">${row.label}</th>
          <td class="t-text l-line" style="${value}" dir="auto">${rowValue(row)}</td>
        </tr>`,
    )}
  </table>`;
}
