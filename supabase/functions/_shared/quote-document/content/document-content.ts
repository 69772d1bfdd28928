import type { DocumentedPhoto, DocumentedSignature } from '../quote-document.order.ts';

/** A name and what it is. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A line of the quote as it is printed. */
export interface PrintedLine {
  readonly title: string;
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  readonly vat: string;
  readonly amount: string;
  /** For what may be chosen: whether it is, and that in words. */
  readonly choice?: { readonly sign: 'circle' | 'box'; readonly isTaken: boolean; readonly words: string };
}

/** Lines that belong together, below a title of their own. */
export interface PrintedLines {
  readonly title: string;
  readonly note: string;
  readonly lines: readonly PrintedLine[];
}

/** Sums by what they are, in one column for each answer that is still open. */
export interface PrintedTotals {
  /** Names of the columns; none where there is one. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
  /** The last row, which stands out. */
  readonly total: { readonly label: string; readonly values: readonly string[] };
}

/** What is seen first. */
export interface PrintedSum {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
}

/** A piece of the document below its letterhead, in the order of reading. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  /** Lines of what somebody typed are kept. */
  | { readonly kind: 'text'; readonly text: string; readonly tone?: 'muted' | 'strong' }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }
  | { readonly kind: 'lines'; readonly group: PrintedLines }
  | { readonly kind: 'totals'; readonly totals: PrintedTotals }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'signature'; readonly signature: DocumentedSignature; readonly label: string }
  | {
      readonly kind: 'photos';
      readonly photos: readonly DocumentedPhoto[];
      readonly names: readonly string[];
    };

/** What the document says, before anything is drawn. */
export interface DocumentContent {
  readonly language: string;
  /** Of the last thing that it tells: when it was sent, or accepted. */
  readonly date: Date;
  /** Of the file, as windows and lists of files show it. */
  readonly fileTitle: string;
  /** Above the title: what kind of document it is, and its number. */
  readonly kind: string;
  readonly title: string;
  readonly firm: { readonly name: string; readonly lines: readonly string[] };
  readonly customer: { readonly label: string; readonly lines: readonly string[] };
  readonly facts: readonly Fact[];
  readonly sums: readonly PrintedSum[];
  /** Heads of the columns of every table of lines. */
  readonly columns: readonly [title: string, quantity: string, price: string, vat: string, amount: string];
  readonly blocks: readonly Block[];
  /** At the left foot of each sheet; its number stands at the right. */
  readonly foot: string;
  /** With placeholders for the number of the sheet and of all sheets. */
  readonly sheetNumber: string;
}
