import { exampleContact } from '../contact/contact.example.ts';
import type { Appointment } from './booking.answers.ts';
import type { BookingPayload } from './booking.payload.ts';
import type { BookingChoices } from './booking.schema.ts';

/** A facade that the package with its fixed price is for; whoever tests a booking has it from here. */
export const exampleChoices: BookingChoices = {
  square_meters: '25-50',
  material: 'brick',
  height: 'two-storeys',
  access: 'free',
  impregnation: 'yes',
};

/** A good booking of somebody with an id and an e-mail address of his own, as the widget sends it. */
export function exampleBooking(
  changes: Partial<BookingPayload> & { readonly starts_at: string },
): BookingPayload {
  const id = changes.id ?? crypto.randomUUID();
  return {
    ...exampleChoices,
    impregnation: true,
    remarks: '',
    ...exampleContact,
    id,
    email: `jan.${id}@example.org`,
    language: 'nl',
    source: null,
    photos: [],
    early_start: true,
    ...changes,
  };
}

/** An appointment as its visitor sees it, booked and not confirmed yet; whoever tests one has it from here. */
export const exampleAppointment: Appointment = {
  role: 'visitor',
  booking_id: '3f2a91c4-0000-4000-8000-000000000000',
  reference: '3F2A-91C4',
  status: 'requested',
  name: 'Jo de Vries',
  withdrawn_at: null,
  language: 'nl',
  sequence: 0,
  starts_at: '2026-11-26T08:00:00+00:00',
  ends_at: '2026-11-26T12:00:00+00:00',
  square_meters: '25-50',
  material: 'brick',
  height: 'two-storeys',
  access: 'free',
  impregnation: true,
  price: { kind: 'fixed', price: 649.95 },
  contact: null,
  change_until: null,
  withdraw_until: null,
  early_start: true,
  early_start_until: null,
  lacks_early_start: false,
  may_decide: false,
};
