import type { BookingFormErrorKey } from './booking.whole-form.ts';

/** What a rule that the database alone found broken means to the visitor; the forms look at all others before. */
export type BrokenRule =
  /** The day has turned, or the area has changed. */
  | {
      readonly kind: 'wrong';
      readonly errors: Partial<Record<'early_start' | 'postal_code', BookingFormErrorKey>>;
    }
  /** Under this id an appointment stands already, for another e-mail address. Nothing of it is told. */
  | { readonly kind: 'already booked' }
  /** A linked photo was swept or moved meanwhile. */
  | { readonly kind: 'photos gone' };

const meanings: Readonly<Record<string, BrokenRule>> = {
  early_start: { kind: 'wrong', errors: { early_start: 'early_start.required' } },
  postal_code_served: { kind: 'wrong', errors: { postal_code: 'postal_code.outside' } },
  // Nobody has the id but who made it: he booked, and changed his address since.
  id: { kind: 'already booked' },
  photos: { kind: 'photos gone' },
};

/** Name of the rule in what the database says of it; empty where it says nothing of a rule of bookings. */
export const brokenRuleName = (message: string): string =>
  /facade_bookings_([a-z_]+)/.exec(message)?.[1] ?? '';

/** Undefined for a rule that nobody breaks who filled in a form. */
export const brokenRule = (name: string): BrokenRule | undefined =>
  Object.hasOwn(meanings, name) ? meanings[name] : undefined;
