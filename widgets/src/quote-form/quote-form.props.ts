import type { AttributeKind, WidgetProps } from '../element/element-definition.ts';
import type { Trouble } from './quote-form.state.ts';
import type { QuoteFormWords } from './quote-form.words.ts';
import type { QuoteBackend } from './submission/quote-backend.ts';

/** Attributes of `<vakman-quote-form>` beside `lang` and `theme`. */
export interface QuoteFormAttributes {
  /** Partner whose page the form stands on: lower-case letters, digits and hyphens, at most 64. */
  readonly source: string;
  /** Leaves out title and introduction, for pages that say the same above the form. */
  readonly hideTitle: boolean;
  /** First values of the fields. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly message: string;
}

export const quoteFormAttributes: Readonly<Record<keyof QuoteFormAttributes, AttributeKind>> = {
  source: 'text',
  hideTitle: 'flag',
  name: 'text',
  email: 'text',
  phone: 'text',
  streetAddress: 'text',
  postalCode: 'text',
  message: 'text',
};

/** `detail` of the events that leave the form. None carries personal data: any script of the page can read them. */
export interface QuoteFormEvents {
  /** The request was stored; the reference is what visitor and office call it. */
  readonly 'quote-request-submitted': { readonly reference: string };
  readonly 'quote-request-failed': { readonly code: Trouble };
}

export interface QuoteFormProps
  extends Partial<QuoteFormAttributes>, WidgetProps<QuoteFormWords, QuoteFormEvents> {
  readonly backend?: QuoteBackend;
}
