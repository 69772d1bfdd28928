import type { Slot } from '@vakman/domain/booking/booking.answers';
import { checkBooking } from '@vakman/domain/booking/booking.schema';
import type { Language } from '@vakman/domain/languages/languages';
import type { PhotoStore } from '../../form/photos/photo-store.ts';
import { forgetUploads, uploadPhotos } from '../../form/photos/upload-photos.ts';
import { isRefused, troubleOf, type Trouble } from '../../form/trouble.ts';
import type { BookingValues } from '../facade-booking.fields.ts';
import { asksEarlyStart, type Booked } from '../facade-booking.state.ts';
import type { StepErrors } from '../facade-booking.validation.ts';
import { checkContact, storableValues } from '../steps/check-contact.ts';
import type { BookingBackend } from './booking-backend.ts';

export interface BookingRequest {
  readonly values: BookingValues;
  readonly language: Language;
  readonly source: string | null;
}

export interface BookingTools {
  readonly backend: Pick<BookingBackend, 'book' | 'notify' | 'uploadPhoto'>;
  readonly photos: PhotoStore;
}

export type BookingOutcome =
  | { readonly kind: 'booked'; readonly booked: Booked }
  /** Somebody else was faster. */
  | { readonly kind: 'lost'; readonly alternatives: readonly Slot[] }
  | { readonly kind: 'wrong'; readonly errors: StepErrors }
  | {
      readonly kind: 'refused';
      readonly trouble: Trouble;
      /** Whether the id belongs to an appointment that was called off, so that another try needs a new one. */
      readonly isSpent: boolean;
    };

/** Photos first, then the booking. A retry has the same id, so that it never books twice. Never rejects. */
export async function sendBooking(
  { values, language, source }: BookingRequest,
  { backend, photos }: BookingTools,
): Promise<BookingOutcome> {
  const check = checkBooking(storableValues(values));
  const errors = checkContact(values);
  if (!check.ok || Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  const { impregnation, ...rest } = check.value;
  const { id, starts_at } = values;
  try {
    const { links, failed } = await uploadPhotos(photos, backend.uploadPhoto);
    const answer = await backend.book({
      ...rest,
      id,
      starts_at,
      impregnation: impregnation === 'yes',
      language,
      source,
      photos: links,
      early_start: asksEarlyStart(values, new Date()) && values.early_start !== '',
    });
    if (!answer.booked) return { kind: 'lost', alternatives: answer.alternatives };
    backend.notify(id).catch(() => {
      // The appointment and its outbox entries are stored: the mails go out with the next round.
    });
    const { token, reference, starts_at: startsAt, ends_at: endsAt } = answer;
    const address = `${rest.street_address}, ${rest.postal_code}`;
    const times = { starts_at: startsAt, ends_at: endsAt };
    return { kind: 'booked', booked: { id, token, reference, address, photosFailed: failed, ...times } };
  } catch (error) {
    return outcomeOf(error, photos);
  }
}

/** Rules that the database may know better than this version of the widget, by the name of the constraint. */
const rules: Readonly<Record<string, StepErrors>> = {
  facade_bookings_postal_code_served: { postal_code: 'postal_code.outside' },
  facade_bookings_early_start: { early_start: 'early_start.required' },
};

function outcomeOf(error: unknown, photos: PhotoStore): BookingOutcome {
  const isSpent = (error as { code?: unknown }).code === 'PT409';
  if (!isRefused(error)) return { kind: 'refused', trouble: troubleOf(error), isSpent };
  const text = String((error as { message?: unknown }).message);
  const broken = Object.keys(rules).find((rule) => text.includes(rule));
  const errors = broken === undefined ? undefined : rules[broken];
  if (errors) return { kind: 'wrong', errors };
  // The form's rules are the database's, so only a photo that was swept meanwhile can break another one.
  forgetUploads(photos);
  return { kind: 'refused', trouble: 'failed', isSpent };
}
