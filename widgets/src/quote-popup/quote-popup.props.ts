import type { AttributeKind, WidgetProps } from '../element/element-definition.ts';
import {
  quoteFormAttributes,
  type QuoteFormAttributes,
  type QuoteFormEvents,
} from '../quote-form/quote-form.props.ts';
import type { QuotePopupWords } from './quote-popup.words.ts';

/** Attributes of `<vakman-quote-popup>` beside `lang`, `theme` and `look`: all of the form in it, and its own. */
export interface QuotePopupAttributes extends QuoteFormAttributes {
  /** Edge of the window on which the link in the tag stands as a tab; without it the link stays where it is. */
  readonly tab: 'left' | 'right';
  /** Whether the popup is open; set and taken away as it opens and closes. */
  readonly open: boolean;
}

export const quotePopupAttributes: Readonly<Record<keyof QuotePopupAttributes, AttributeKind>> = {
  ...quoteFormAttributes,
  tab: 'text',
  open: 'flag',
};

/** `detail` of the events that leave the popup: its own, and those of the form in it. */
export interface QuotePopupEvents extends QuoteFormEvents {
  /** It opened. */
  readonly 'quote-popup-opened': null;
  /** It closed; what was typed is kept as a draft. */
  readonly 'quote-popup-closed': null;
}

/** What the popup does on demand. */
export interface QuotePopupMethods {
  /** Opens it; what had the focus has it again when it closes. */
  show(): Promise<void>;
  /** Closes it. */
  close(): Promise<void>;
}

export type QuotePopupProps = Partial<QuotePopupAttributes> & WidgetProps<QuotePopupWords, QuotePopupEvents>;
