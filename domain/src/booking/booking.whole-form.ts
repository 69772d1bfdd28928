import { servedTown, type ServedTown } from '../service-area.ts';
import type { BookingErrorKey, BookingErrors } from './booking.schema.ts';

/** Keys of the messages under `errors`: those of the fields, and what a whole form asks beyond. */
export type BookingFormErrorKey =
  | BookingErrorKey
  | 'postal_code.outside'
  | 'postal_code.invalid'
  | 'early_start.required'
  | 'slot.required';

export interface PlaceAndTime {
  readonly postalCode: string;
  readonly servedTowns: readonly ServedTown[];
  /** Whether the visitor has to ask for a visit within his withdrawal period, and did not. */
  readonly lacksEarlyStart: boolean;
}

/** Adds to the errors of the fields what only place and time tell; a field keeps the error that it has. */
export function withPlaceAndTime(
  errors: BookingErrors,
  { postalCode, servedTowns, lacksEarlyStart }: PlaceAndTime,
): Partial<Record<keyof BookingErrors | 'early_start', BookingFormErrorKey>> {
  const town = servedTown(postalCode, servedTowns);
  return {
    ...errors,
    ...(!town && { postal_code: town === null ? 'postal_code.outside' : 'postal_code.invalid' }),
    ...(lacksEarlyStart && { early_start: 'early_start.required' }),
    ...errors,
  };
}
