import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import type { Quote } from '@vakman/domain/quote/quote.answers.ts';
import type { HomeAge } from '@vakman/domain/quote/quote.vat.ts';

/** What the document says of a quote. One without a number is a draft, and says so on each page. */
export type DocumentedQuote = Pick<
  Quote,
  | 'number'
  | 'revision'
  | 'title'
  | 'introduction'
  | 'conditions'
  | 'lines'
  | 'name'
  | 'street_address'
  | 'postal_code'
  | 'sent_at'
  | 'valid_until'
>;

/** How somebody signed: by typing a name, or by drawing it as well. */
export type DocumentedSignature =
  | { readonly kind: 'typed'; readonly name: string }
  | {
      readonly kind: 'drawn';
      readonly name: string;
      /** Data of an SVG path. */
      readonly drawing: string;
    };

/** That a quote was accepted. */
export interface DocumentedAnswer {
  /** ISO instant. */
  readonly at: string;
  readonly signature: DocumentedSignature;
  /** What proved that it was the customer: his account, or a code that was mailed to him. */
  readonly proof: 'account' | 'code';
  /** Where the code went, or whose account it was; as much of it as may be read by others. */
  readonly address: string;
  /** SHA-256 of the document that was accepted, in hexadecimal digits. */
  readonly documentHash: string | null;
  /** Whether the customer asked that work begins before his time to withdraw is over. */
  readonly earlyStart: boolean;
}

/** A picture that the document shows. */
export interface DocumentedPhoto {
  /** A JPEG. */
  readonly bytes: Uint8Array;
}

/** What a document is made of. */
export interface QuoteDocumentOrder {
  readonly quote: DocumentedQuote;
  readonly language: Language;
  readonly facts: Pick<Facts, 'company'>;
  /** Null while the customer has not said it: both rates are shown then. */
  readonly homeAge: HomeAge | null;
  /** Ids of the options and alternatives that were chosen; the first of all alternatives where nothing was said. */
  readonly chosen?: readonly string[];
  /** Where quotes are answered, without the token: what is mailed leads there. */
  readonly pageUrl?: string;
  /** Once it is accepted. */
  readonly answer?: DocumentedAnswer;
  /** Those that are too large for the document are left out, the last ones first. */
  readonly photos?: readonly DocumentedPhoto[];
}

/** Writes the PDF of a quote: the same order gives the same bytes. */
export type WriteQuoteDocument = (order: QuoteDocumentOrder) => Promise<Uint8Array>;
