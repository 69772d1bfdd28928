import { handToQuoteForm, quotePage } from './quote-hand-off.ts';
import type { FacadeBookingProps } from './facade-booking.props.ts';
import type { BookingControls } from './facade-booking.validation.ts';

interface QuoteLinkProps extends Pick<FacadeBookingProps, 'language' | 'words'> {
  readonly source: string | undefined;
  readonly form: BookingControls;
  /** Why this cannot be booked, and what can be done instead. */
  readonly text: string;
  readonly label: string;
}

/** The kind way on, where nothing can be booked; what was typed comes along. */
export function QuoteLink({ form, language, words, source, text, label }: QuoteLinkProps) {
  return (
    <div className="elsewhere" role="alert">
      <p>{text}</p>
      <a
        className="button"
        href={quotePage(language, source)}
        onClick={() => handToQuoteForm(form.getValues(), words.messages)}
      >
        {label}
      </a>
    </div>
  );
}
