import type { SquareMeters } from '@vakman/domain/square-meters';
import type { BookingPayload } from '@vakman/domain/booking/booking.payload';

/** A good booking of somebody with an id and an e-mail address of his own. */
export function exampleBooking(
  changes: Partial<BookingPayload> & { readonly starts_at: string },
): BookingPayload {
  const id = changes.id ?? crypto.randomUUID();
  return {
    id,
    square_meters: '25-50' satisfies SquareMeters,
    material: 'brick',
    height: 'two-storeys',
    access: 'free',
    impregnation: true,
    remarks: '',
    name: 'Jan Jansen',
    email: `jan.${id}@example.org`,
    phone: '06 12345678',
    street_address: 'Dorpsstraat 1',
    postal_code: '1315 AB',
    language: 'nl',
    source: null,
    photos: [],
    early_start: true,
    ...changes,
  };
}
