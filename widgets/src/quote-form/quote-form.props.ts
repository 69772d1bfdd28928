import type { AttributeKind, WidgetProps } from '../element/element-definition.ts';
import type { FormTrouble } from '../form/trouble.ts';
import type { QuoteFormWords } from './quote-form.words.ts';
import type { QuoteFormBackend } from './quote-form.backend.ts';

/** Attributes of `<vakman-quote-form>` beside `lang` and `theme`. */
export interface QuoteFormAttributes {
  /** Partner whose page the form stands on: lower-case letters, digits and hyphens, at most 64. */
  readonly source: string;
  /** Leaves out title and introduction, for pages that say the same above the form. */
  readonly hideTitle: boolean;
  /** First value of the field for the visitor's name. */
  readonly name: string;
  /** First value of the field for the e-mail address. */
  readonly email: string;
  /** First value of the field for the telephone number. */
  readonly phone: string;
  /** First value of the field for street and number. */
  readonly streetAddress: string;
  /** First value of the field for the postal code. */
  readonly postalCode: string;
  /** First value of the field in which the visitor describes the work. */
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
  /** The request was stored; the reference is what visitor and office call it, such as `3F2A-91C4`. */
  readonly 'quote-request-submitted': { readonly reference: string };
  /** The request was not stored; the form keeps what was typed, and the visitor may try again. */
  readonly 'quote-request-failed': { readonly code: FormTrouble };
}

export interface QuoteFormProps
  extends Partial<QuoteFormAttributes>, WidgetProps<QuoteFormWords, QuoteFormEvents> {
  readonly backend?: QuoteFormBackend;
}
