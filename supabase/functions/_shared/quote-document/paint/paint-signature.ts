import { isSignaturePath, signatureField } from '@vakman/domain/quote/quote.signature.ts';
import { palette } from '@vakman/tokens/colours/colours.ts';
import { leading } from '../pdf/measures.ts';
import { baselineOf, lineHeight, type Ink, type Sheets } from '../pdf/sheets.ts';
import type { DocumentedSignature } from '../quote-document.order.ts';
import { body, inks, paintText } from './paint-text.ts';

const field = { width: 240, height: 80 } as const;
const written: Ink = { style: 'display', size: 20, colour: palette.brand, leading: leading.tight };

/** What was drawn, or the name as it was typed, above a line with the name. */
export function paintSignature(sheets: Sheets, signature: DocumentedSignature, label: string): void {
  const { kit } = sheets;
  sheets.keep(field.height + lineHeight(inks.note) + 12);
  const top = sheets.y + 4;
  if (signature.kind === 'drawn' && isSignaturePath(signature.drawing)) {
    const bounds = [body.x, top, body.x + field.width, top + field.height] as const;
    const figure = sheets.element(sheets.root, 'Figure', { alt: label, bbox: bounds });
    sheets.within(figure, 'Figure', () => {
      kit
        .save()
        .translate(body.x, top)
        .scale(field.width / signatureField.width);
      kit.path(signature.drawing).lineWidth(5).lineCap('round').lineJoin('round');
      kit.strokeColor(palette.brand).stroke().restore();
    });
  } else {
    const [line] = sheets.typeset.lines(signature.name, written, field.width);
    const height = lineHeight(written);
    sheets.within(sheets.element(sheets.root, 'P'), 'P', () => {
      if (line) sheets.line(line, body.x, top + field.height - height - 6 + baselineOf(written), written);
    });
  }
  const bottom = top + field.height;
  sheets.aside(() => {
    kit.moveTo(body.x, bottom).lineTo(body.x + field.width, bottom);
    kit.lineWidth(0.75).strokeColor(palette['line-strong']).stroke();
  });
  sheets.y = bottom + 3;
  paintText(sheets, label, inks.note, { box: { x: body.x, width: field.width } });
}
