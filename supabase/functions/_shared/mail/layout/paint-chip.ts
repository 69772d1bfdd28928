import { palette } from '@vakman/tokens/colours/colours.ts';
import { html, type Html } from '../../html.ts';
import type { Chip } from './mail-document.ts';
import { style } from './mail-styles.ts';

/** A paint chip, as a shop hands them out. */
export function chip({ label, value, detail, isOver = false }: Chip): Html {
  const ground = isOver ? 'surface-sunken' : 'warm';
  const ink = isOver ? 'text-muted' : 'on-warm';
  const box = style({
    'background-color': palette[ground],
    color: palette[ink],
    padding: '14px 18px',
    margin: '0 0 16px',
    'max-width': '380px',
  });
  const small = style({ 'font-size': '14px', 'line-height': '20px' });
  const large = style({
    'font-size': '24px',
    'line-height': '32px',
    'font-weight': 700,
    ...(isOver && { 'text-decoration': 'line-through' }),
  });
  const middle = style({ 'font-size': '18px', 'line-height': '26px', 'font-weight': 700 });
  return html`<div class="b-${ground} t-${ink}" style="${box}">
    <div style="${small}">${label}</div>
    <div style="${large}">${value}</div>
    ${detail !== undefined && html`<div style="${middle}">${detail}</div>`}
  </div>`;
}
