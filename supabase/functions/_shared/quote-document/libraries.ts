import { create } from 'fontkit';
import LineBreaker from 'linebreak';
import { PDFDocument } from 'pdfkit';
import type { PdfKit, PdfKitOptions } from './pdf/pdf-kit.ts';

/** The part of a font of fontkit that documents use. */
export interface Font {
  readonly unitsPerEm: number;
  readonly postscriptName: string;
  /** In units of the font. */
  layout(text: string): { readonly advanceWidth: number };
}

interface Breaker {
  nextBreak(): { readonly position: number } | null;
}

/** Deno reads types out of the code of these libraries, and gets them wrong. */
export const openFont = create as unknown as (file: Uint8Array) => Font;
export const TextBreaker = LineBreaker as unknown as new (text: string) => Breaker;
export const NewPdf = PDFDocument as unknown as new (options: PdfKitOptions) => PdfKit;
