import type { Run } from '../fonts/document-faces.ts';
import type { PdfKit } from './pdf-kit.ts';

const written = (value: number) => String(Math.round(value * 1000) / 1000);

/** Glyphs of a run, with the places where two of them stand closer together or further apart than they are wide. */
function glyphsOf(kit: PdfKit, text: string): string {
  const [glyphs, positions] = kit._font.encode(text);
  const pieces: string[] = [];
  let piece = '';
  glyphs.forEach((glyph, index) => {
    piece += glyph;
    const { xAdvance, advanceWidth } = positions[index] ?? { xAdvance: 0, advanceWidth: 0 };
    const closer = Math.round(advanceWidth - xAdvance);
    if (closer === 0) return;
    pieces.push(`<${piece}>${closer}`);
    piece = '';
  });
  return `[${pieces.join('')}${piece === '' ? '' : `<${piece}>`}]`;
}

/**
 * A line as one object of text. PDFKit writes each run in a state of its own: a line of Chinese has tens of runs, and
 * would take four times as many bytes, and as much longer.
 */
export function writeLine(
  kit: PdfKit,
  runs: readonly Run[],
  { x, baseline, size }: { readonly x: number; readonly baseline: number; readonly size: number },
): void {
  const parts = runs.map(({ face, text }) => {
    const { id } = kit.font(face.name)._font;
    kit.page.fonts[id] ??= kit._font.ref();
    return `/${id} ${written(size)} Tf ${glyphsOf(kit, text)} TJ`;
  });
  // The sheet is drawn from its top, letters stand upright.
  kit.addContent(`BT 1 0 0 -1 ${written(x)} ${written(baseline)} Tm ${parts.join(' ')} ET`);
}
