import { palette } from '@vakman/tokens/colours/colours.ts';
import type { DocumentContent } from '../content/document-content.ts';
import { leading, margin, sheetWidth, sizes } from '../pdf/measures.ts';
import { lineHeight, type Ink, type Sheets } from '../pdf/sheets.ts';
import { paintFacts } from './paint-facts.ts';
import { paintSums } from './paint-sums.ts';
import { body, inks, paintText } from './paint-text.ts';

const bandHeight = 108;
/** A strip along the band, as masking tape leaves it. */
const stripHeight = 5;

const onBand = palette['on-brand'];
const firmName: Ink = { style: 'display', size: 23, colour: onBand, leading: leading.tight };
const firmLine: Ink = { style: 'text', size: sizes.small, colour: onBand, leading: 1.45 };
const kind: Ink = { style: 'strong', size: sizes.lead, colour: palette.accent };
const label: Ink = { style: 'text', size: sizes.note, colour: palette['text-muted'] };

const half = (body.width - 28) / 2;
const left = { x: body.x, width: half };
const right = { x: body.x + half + 28, width: half };

function paintBand(sheets: Sheets, { firm }: DocumentContent): void {
  const { kit } = sheets;
  sheets.aside(() => {
    kit.rect(0, 0, sheetWidth, bandHeight).fillColor(palette.brand).fill();
    kit.rect(0, bandHeight, sheetWidth, stripHeight).fillColor(palette.warm).fill();
  });
  const names = sheets.typeset.lines(firm.name, firmName, half);
  sheets.y = (bandHeight - names.length * lineHeight(firmName)) / 2;
  paintText(sheets, firm.name, firmName, { box: left });
  sheets.y = (bandHeight - firm.lines.length * lineHeight(firmLine)) / 2;
  paintText(sheets, firm.lines.join('\n'), firmLine, { box: right });
  sheets.y = bandHeight + stripHeight + 26;
}

/** The head of the first sheet: who writes to whom about what, and what it comes to. */
export function paintLetterhead(sheets: Sheets, content: DocumentContent): void {
  const { customer } = content;
  paintBand(sheets, content);
  paintText(sheets, content.kind, kind);
  paintText(sheets, content.title, inks.h1, { tag: 'H1' });
  sheets.y += 14;
  const top = sheets.y;
  paintText(sheets, customer.label, label, { box: left });
  paintText(sheets, customer.lines.join('\n'), inks.body, { box: left });
  const customerEnd = sheets.y;
  sheets.y = top;
  paintFacts(sheets, content.facts, right);
  sheets.y = Math.max(customerEnd, sheets.y) + 14;
  paintSums(sheets, content.sums);
  sheets.y += 20;
}

/** The head of the sheets that follow. */
export function paintRunningHead(sheets: Sheets, { firm, kind: words, title }: DocumentContent): void {
  const { kit } = sheets;
  sheets.aside(() => {
    kit.rect(0, 0, sheetWidth, 6).fillColor(palette.brand).fill();
    const small: Ink = { style: 'text', size: sizes.small, colour: palette['text-muted'] };
    const name = sheets.typeset.lineOf(firm.name, { ...small, style: 'strong' });
    sheets.line(name, margin.left, 32, small);
    const [about] = sheets.typeset.lines(`${words} · ${title}`, small, body.width - name.width - 24);
    if (about) sheets.line(about, body.x + body.width - about.width, 32, small);
    kit.moveTo(body.x, 40).lineTo(body.x + body.width, 40);
    kit.lineWidth(0.5).strokeColor(palette.line).stroke();
  }, 'Pagination');
}
