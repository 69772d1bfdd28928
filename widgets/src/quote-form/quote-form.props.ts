import type { AttributeKind, WidgetProps } from '../element/element-definition.ts';
import type { FormTrouble } from '../form/trouble.ts';
import type { QuoteFormWords } from './quote-form.words.ts';
import type { QuoteFormBackend } from './quote-form.backend.ts';

/** Attributes of `<vakman-quote-form>` beside `lang`, `theme` and `look`. */
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
  /** Services that are chosen at first, by their slugs, parted by commas, such as `gevelreiniging,schilder`. */
  readonly services: string;
  /** Asks in three short steps instead of in one long form. */
  readonly steps: boolean;
  /** Page that opens once a request was stored, with its reference as `?reference=`; of `http` or `https`. */
  readonly redirect: string;
  /** What you call this visitor or request, at most 200 characters: the office sees it, and webhooks carry it. */
  readonly partnerReference: string;
  /**
   * Names of parameters in the address of your page that are kept with the request, parted by commas. `utm_source`,
   * `utm_medium`, `utm_campaign`, `utm_term` and `utm_content` always are.
   */
  readonly forward: string;
  /** Further names and values that are kept with the request, as JSON such as `{"branch":"Almere"}`; nothing personal. */
  readonly hiddenFields: string;
  /** Shows all that the form does, and says so: nothing is sent, nothing is kept. */
  readonly test: boolean;
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
  services: 'text',
  steps: 'flag',
  redirect: 'text',
  partnerReference: 'text',
  forward: 'text',
  hiddenFields: 'text',
  test: 'flag',
};

/** `detail` of the events that leave the form. None carries personal data: any script of the page can read them. */
export interface QuoteFormEvents {
  /** The request was stored; the reference is what visitor and office call it, such as `3F2A-91C4`. */
  readonly 'quote-request-submitted': { readonly reference: string };
  /** The request was not stored; the form keeps what was typed, and the visitor may try again. */
  readonly 'quote-request-failed': { readonly code: FormTrouble };
  /** The visitor began to fill in the form; sent once for each request. */
  readonly 'quote-form-started': null;
  /** A field was wrong when the visitor wanted to go on. What stood in it is not told. */
  readonly 'quote-form-field-invalid': { readonly field: string; readonly problem: string };
  /** The visitor sees another step of a form with `steps`. */
  readonly 'quote-form-step-shown': { readonly step: 'work' | 'place' | 'contact' };
}

/** What the form does on demand. Each call waits until the form is there. */
export interface QuoteFormMethods {
  /** Fills fields that are empty, or hold what the page gave before; what the visitor typed stays. */
  prefill(values: {
    readonly name?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly streetAddress?: string;
    readonly postalCode?: string;
    readonly message?: string;
    readonly services?: string;
  }): Promise<void>;
  /** Empties the form and its draft, and shows it again where a request was sent. */
  reset(): Promise<void>;
  /** Puts the focus into the first field. */
  focus(): Promise<void>;
  /** Does what a press on the button does: sends the request, or shows what is wrong. */
  submit(): Promise<void>;
}

export interface QuoteFormProps
  extends Partial<QuoteFormAttributes>, WidgetProps<QuoteFormWords, QuoteFormEvents> {
  readonly backend?: QuoteFormBackend;
}
