import { bookingChoiceFields } from '@vakman/domain/booking/booking.fields';
import { bookingDraftKey } from '@vakman/domain/stored-items/stored-keys';
import { firstValues, type DraftValues } from '../form/draft/draft.ts';
import { useDraft } from '../form/draft/use-draft.ts';
import { valueNames, type BookingValues, type ValueName } from './facade-booking.fields.ts';
import type { BookingControls } from './facade-booking.validation.ts';

interface BookingDraftOptions {
  readonly form: BookingControls;
  readonly prefill: Partial<BookingValues>;
  /** Whether the booking only shows what it would do. */
  readonly test: boolean;
}

/**
 * A draft without what nothing can be done with: a choice that has gone from the lists since, which no step shows and the
 * last one would refuse, and a time that is none.
 */
function usable(draft: DraftValues<ValueName>): DraftValues<ValueName> {
  const kept = { ...draft };
  for (const { name, options } of bookingChoiceFields) {
    if (!options.includes(kept[name] ?? '')) delete kept[name];
  }
  if ([kept.starts_at, kept.ends_at].some((time = '') => Number.isNaN(Date.parse(time))))
    delete kept.starts_at;
  return kept;
}

/** The draft of the booking, with the chosen time and how long it is held. */
export function useBookingDraft({ form, prefill, test }: BookingDraftOptions) {
  return useDraft({
    form,
    names: valueNames,
    storageKey: bookingDraftKey,
    off: test,
    prefill,
    first: (typed, draft) => firstValues(valueNames, { typed, draft: draft && usable(draft), prefill }),
  });
}
