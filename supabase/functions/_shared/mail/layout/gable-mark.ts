import { palette } from '@vakman/tokens/colours/colours.ts';
import { paints } from '@vakman/tokens/colours/paints.ts';
import { html, type Html } from '../../html.ts';
import { style } from './mail-styles.ts';

/** Pixels. */
const field = 4;

/** A stepped gable, bare (`g`) and painted (`y`) as far as the middle; its windows and its door show the ground. */
const drawing = [
  '   gy   ',
  '   gy   ',
  '  g  y  ',
  '  g  y  ',
  ' gggyyy ',
  ' gggyyy ',
  'gg gy yy',
  'gg gy yy',
  'ggggyyyy',
  'ggg  yyy',
  'ggg  yyy',
] as const;

function run(fields: string): Html {
  const colour = { g: paints['bridge-grey'].light, y: palette.warm }[fields.charAt(0)];
  const width = fields.length * field;
  const rules = style({
    width: `${width}px`,
    height: `${field}px`,
    padding: 0,
    ...(colour !== undefined && { 'background-color': colour }),
  });
  const paint = fields.startsWith('y') ? html` class="b-warm"` : '';
  return html`<td
    colspan="${fields.length}"
    width="${width}"
    height="${field}"
    ${paint}
    style="${rules}"
  ></td>`;
}

/**
 * The firm's mark, made of the fields of a table: mail readers hold pictures back until they are asked for, show those that
 * come along as one more file, and the mails of the auth service can bring none.
 */
export function gableMark(name: string): Html {
  const table = style({ 'border-collapse': 'collapse', 'font-size': 0, 'line-height': 0 });
  return html`<table role="img" aria-label="${name}" cellpadding="0" cellspacing="0" style="${table}">
    ${drawing.map(
      (line) =>
        html`<tr>
          ${(line.match(/(.)\1*/g) ?? []).map(run)}
        </tr>`,
    )}
  </table>`;
}
