import type { StoredBooking } from '../../_shared/database/claimed-booking.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import type { Row } from '../../_shared/mail/layout/mail-document.ts';
import { contactDetails, originDetails } from '../../_shared/mail/office/office-details.ts';
import { timesOf } from '../../_shared/translations/written-times.ts';
import words from '../../_shared/generated/booking-office.nl.json' with { type: 'json' };

/** Everything short that the visitor gave, and the price that he was told, in Dutch words. */
export function bookingDetails(booking: StoredBooking, price: string): Row[] {
  const { square_meters, material, height, access, impregnation, early_start } = booking;
  const t = translateFacadeBooking('nl');
  return [
    { label: words.rows.time, value: timesOf(booking, 'nl').whole },
    ...contactDetails(booking),
    { label: words.rows.size, value: t(`choices.square_meters.${square_meters}`) },
    { label: words.rows.material, value: t(`choices.material.${material}`) },
    { label: words.rows.height, value: t(`choices.height.${height}`) },
    { label: words.rows.access, value: t(`choices.access.${access}`) },
    { label: words.rows.impregnation, value: t(`choices.impregnation.${impregnation ? 'yes' : 'no'}`) },
    { label: words.rows.price, value: price },
    { label: words.rows.earlyStart, value: words.earlyStart[early_start ? 'yes' : 'no'] },
    ...originDetails(booking),
  ];
}
