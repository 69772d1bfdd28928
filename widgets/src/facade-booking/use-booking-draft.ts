import { bookingDraftKey } from '@vakman/domain/stored-items/stored-keys';
import { firstValues } from '../form/draft/draft.ts';
import { useDraft } from '../form/draft/use-draft.ts';
import { valueNames, type BookingValues } from './facade-booking.fields.ts';
import type { BookingControls } from './facade-booking.validation.ts';

interface BookingDraftOptions {
  readonly form: BookingControls;
  readonly prefill: Partial<BookingValues>;
  /** Whether the booking only shows what it would do. */
  readonly test: boolean;
}

/** The draft of the booking, with the chosen time and how long it is held. */
export function useBookingDraft({ form, prefill, test }: BookingDraftOptions) {
  return useDraft({
    form,
    names: valueNames,
    storageKey: bookingDraftKey,
    off: test,
    prefill,
    first: (typed, draft) => firstValues(valueNames, { typed, draft, prefill }),
  });
}
