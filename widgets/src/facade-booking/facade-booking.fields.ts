import type { BookingFieldName } from '@vakman/domain/booking/booking.fields';

/** What the form keeps beside its fields, as text too, so that one draft holds all of it. */
export type KeptName =
  /** UUID of the booking, made with the first hold and kept until its answer is known. */
  | 'id'
  /** Chosen time: ISO instants. */
  | 'starts_at'
  | 'ends_at'
  /** Size of the facade that it was chosen for. */
  | 'slot_size'
  /** Until when it is held, in milliseconds by the clock of this device. */
  | 'held_until'
  /** `yes` where the visitor asked to begin within his withdrawal period. */
  | 'early_start';

export type ValueName = BookingFieldName | KeptName;

/** Everything that the visitor chose and typed so far; empty where nothing is. */
export type BookingValues = Record<ValueName, string>;

/** All that is not in the first step, empty. */
export const laterValues = {
  name: '',
  email: '',
  phone: '',
  street_address: '',
  remarks: '',
  id: '',
  starts_at: '',
  ends_at: '',
  slot_size: '',
  held_until: '',
  early_start: '',
} as const satisfies Partial<BookingValues>;

/** Everything, empty. */
export const emptyValues: BookingValues = {
  postal_code: '',
  square_meters: '',
  material: '',
  height: '',
  access: '',
  impregnation: '',
  ...laterValues,
};

export const valueNames = Object.keys(emptyValues) as ValueName[];
