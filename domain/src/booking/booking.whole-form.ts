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

/** Why nothing can be booked where a postal code is; undefined where the crews come. */
export function placeError(
  postalCode: string,
  servedTowns: readonly ServedTown[],
): 'postal_code.outside' | 'postal_code.invalid' | undefined {
  const town = servedTown(postalCode, servedTowns);
  if (town) return undefined;
  return town === null ? 'postal_code.outside' : 'postal_code.invalid';
}

/** Adds to the errors of the fields what only place and time tell; a field keeps the error that it has. */
export function withPlaceAndTime(
  errors: BookingErrors,
  { postalCode, servedTowns, lacksEarlyStart }: PlaceAndTime,
): Partial<Record<keyof BookingErrors | 'early_start', BookingFormErrorKey>> {
  const place = placeError(postalCode, servedTowns);
  return {
    ...errors,
    ...(place && { postal_code: place }),
    ...(lacksEarlyStart && { early_start: 'early_start.required' }),
    ...errors,
  };
}
