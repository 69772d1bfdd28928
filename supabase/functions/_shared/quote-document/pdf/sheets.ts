import type { Face } from '../fonts/face.ts';
import type { TypesetLine, Typesetter, Writing } from '../text/typeset.ts';
import { bodyEnd, leading, margin } from './measures.ts';
import type { ElementOptions, PdfKit, StructureElement } from './pdf-kit.ts';
import { writeLine } from './write-line.ts';

/** Text with its colour and the distance of its lines. */
export interface Ink extends Writing {
  readonly colour: string;
  /** In sizes of letters. */
  readonly leading?: number;
}

/** The sheets of a document, filled from top to bottom. */
export interface Sheets {
  readonly kit: PdfKit;
  readonly typeset: Typesetter;
  /** Where the next thing stands, from the top of the sheet. */
  y: number;
  /** What the tree of the document is made of. */
  readonly root: StructureElement;
  element(parent: StructureElement, tag: string, options?: ElementOptions): StructureElement;
  /** Draws what belongs to an element. */
  within(element: StructureElement, tag: string, draw: () => void): void;
  /** Draws what readers are not told of. */
  aside(draw: () => void, type?: 'Layout' | 'Pagination'): void;
  nextSheet(): void;
  /** Whether something that begins at `top` ends on the same sheet. */
  fits(top: number, height: number): boolean;
  /** Goes on to another sheet where less is left than that. */
  keep(height: number): void;
  /** One line whose letters stand on `baseline`. */
  line(line: TypesetLine, x: number, baseline: number, ink: Ink): void;
}

export const lineHeight = ({ size, leading: lines = leading.normal }: Ink): number => size * lines;

/** How far below the top of its line the letters stand. */
export const baselineOf = (ink: Ink): number => (lineHeight(ink) + ink.size * 0.7) / 2;

/** @param onSheet what every sheet shows, the first one and those that follow. */
export function openSheets(kit: PdfKit, typeset: Typesetter, onSheet: (sheets: Sheets) => void): Sheets {
  const root = kit.struct('Document');
  kit.addStructure(root);
  const known = new Set<string>();
  const register = (face: Face) => {
    if (known.has(face.name)) return;
    known.add(face.name);
    kit.registerFont(face.name, face.font);
  };
  const sheets: Sheets = {
    kit,
    typeset,
    root,
    y: margin.top,
    element(parent, tag, { columns, ...options } = {}) {
      const element = kit.struct(tag, options);
      if (columns !== undefined) element.dictionary.data['A'] = { O: 'Table', ColSpan: columns };
      parent.add(element);
      return element;
    },
    within(element, tag, draw) {
      const content = kit.markStructureContent(tag);
      draw();
      kit.endMarkedContent();
      element.add(content);
    },
    aside(draw, type = 'Layout') {
      kit.markContent('Artifact', { type });
      draw();
      kit.endMarkedContent();
    },
    nextSheet() {
      kit.addPage();
      sheets.y = margin.top;
      onSheet(sheets);
    },
    // Sums of lines are no round numbers.
    fits: (top, height) => top + height <= bodyEnd + 0.01,
    keep(height) {
      if (!sheets.fits(sheets.y, height)) sheets.nextSheet();
    },
    line({ runs }, x, baseline, { size, colour }) {
      for (const { face } of runs) register(face);
      kit.fillColor(colour);
      writeLine(kit, runs, { x, baseline, size });
    },
  };
  return sheets;
}
