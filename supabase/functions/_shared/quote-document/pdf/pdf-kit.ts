/** A piece of the tree that readers follow. */
export interface StructureElement {
  add(child: unknown): StructureElement;
  end(): void;
  readonly dictionary: { readonly data: Record<string, unknown> };
}

export interface StructureOptions {
  readonly scope?: 'Column' | 'Row';
  readonly alt?: string;
  readonly title?: string;
  readonly lang?: string;
  readonly bbox?: readonly [left: number, top: number, right: number, bottom: number];
}

/** A cell may be as wide as several columns; PDFKit has no option for that. */
export interface ElementOptions extends StructureOptions {
  readonly columns?: number;
}

/** Of a picture as its file says it; turned by a quarter where its orientation is more than 4. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly orientation?: number;
}

/** A font as a document embeds it; positions are thousandths of the size. */
export interface PdfFont {
  readonly id: string;
  encode(
    text: string,
  ): readonly [
    glyphs: readonly string[],
    positions: readonly { readonly xAdvance: number; readonly advanceWidth: number }[],
  ];
  ref(): unknown;
}

/** The part of PDFKit that documents use. */
export interface PdfKit {
  addPage(): PdfKit;
  switchToPage(page: number): unknown;
  bufferedPageRange(): { readonly start: number; readonly count: number };
  registerFont(name: string, font: unknown): PdfKit;
  font(name: string): PdfKit;
  /** The font that was chosen last. */
  readonly _font: PdfFont;
  readonly page: { readonly fonts: Record<string, unknown> };
  addContent(operators: string): PdfKit;
  image(
    source: Uint8Array,
    x: number,
    y: number,
    options: { readonly width: number; readonly height: number },
  ): PdfKit;
  openImage(source: Uint8Array): PictureSize;
  link(
    x: number,
    y: number,
    width: number,
    height: number,
    address: string,
    options: { readonly structParent: StructureElement; readonly Contents: string },
  ): PdfKit;
  rect(x: number, y: number, width: number, height: number): PdfKit;
  circle(x: number, y: number, radius: number): PdfKit;
  path(data: string): PdfKit;
  moveTo(x: number, y: number): PdfKit;
  lineTo(x: number, y: number): PdfKit;
  lineWidth(width: number): PdfKit;
  lineCap(cap: 'round' | 'butt'): PdfKit;
  lineJoin(join: 'round' | 'miter'): PdfKit;
  fillColor(colour: string): PdfKit;
  strokeColor(colour: string): PdfKit;
  fill(): PdfKit;
  stroke(): PdfKit;
  save(): PdfKit;
  restore(): PdfKit;
  translate(x: number, y: number): PdfKit;
  scale(factor: number): PdfKit;
  struct(type: string, options?: StructureOptions): StructureElement;
  addStructure(element: StructureElement): PdfKit;
  markStructureContent(tag: string): unknown;
  markContent(tag: 'Artifact', options: { readonly type: 'Layout' | 'Pagination' }): PdfKit;
  endMarkedContent(): PdfKit;
  on(event: 'data', listener: (chunk: Uint8Array) => void): PdfKit;
  on(event: 'end', listener: () => void): PdfKit;
  on(event: 'error', listener: (error: Error) => void): PdfKit;
  end(): void;
}

export interface PdfKitOptions {
  readonly size: 'A4';
  readonly margin: number;
  readonly pdfVersion: '1.7';
  readonly subset: 'PDF/UA';
  readonly tagged: true;
  readonly lang: string;
  readonly displayTitle: true;
  readonly bufferPages: true;
  readonly autoFirstPage: false;
  /** None of the standard fonts, which no PDF for readers may leave out of itself. */
  readonly font: null;
  readonly info: Readonly<Record<string, string | Date>>;
}
