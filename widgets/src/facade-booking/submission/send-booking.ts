import type { BookAnswer, Slot } from '@vakman/domain/booking/booking.answers';
import { brokenRule, brokenRuleName } from '@vakman/domain/booking/booking.broken-rules';
import { checkBooking, type Booking } from '@vakman/domain/booking/booking.schema';
import type { Language } from '@vakman/domain/languages/languages';
import { bookingFacts } from '../../../generated/booking-facts.ts';
import type { PhotoStore } from '../../form/photos/photo-store.ts';
import { sendWithPhotos, uploadPhotos, type PhotosGone } from '../../form/photos/upload-photos.ts';
import { isRefused, troubleOf } from '../../form/trouble.ts';
import type { BookingValues } from '../facade-booking.fields.ts';
import { asksEarlyStart, type Booked, type BookingTrouble } from '../facade-booking.state.ts';
import type { StepErrors } from '../facade-booking.validation.ts';
import { checkContact, storableValues } from '../steps/check-contact.ts';
import type { FacadeBookingBackend } from '../facade-booking.backend.ts';

export interface BookingRequest {
  readonly values: BookingValues;
  readonly language: Language;
  readonly source: string | null;
}

export interface BookingTools {
  readonly backend: Pick<FacadeBookingBackend, 'book' | 'notify' | 'uploadPhoto'>;
  readonly photos: PhotoStore;
}

export type BookingOutcome =
  | { readonly kind: 'booked'; readonly booked: Booked }
  /** Somebody else was faster. */
  | { readonly kind: 'lost'; readonly alternatives: readonly Slot[] }
  | { readonly kind: 'wrong'; readonly errors: StepErrors }
  | {
      readonly kind: 'refused';
      readonly trouble: BookingTrouble;
      /** Whether the id belongs to an appointment that was called off, so that another try needs a new one. */
      readonly isSpent: boolean;
    };

/** Photos first, then the booking. A retry has the same id, so that it never books twice. Never rejects. */
export async function sendBooking(request: BookingRequest, tools: BookingTools): Promise<BookingOutcome> {
  const { values } = request;
  const check = checkBooking(storableValues(values));
  const errors = checkContact(values);
  if (!check.ok || Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  const outcome = await sendWithPhotos(tools.photos, () =>
    attempt(check.value, request, tools).catch(outcomeOf),
  );
  return outcome ?? { kind: 'refused', trouble: 'failed', isSpent: false };
}

async function attempt(
  { impregnation, ...rest }: Booking,
  { values, language, source }: BookingRequest,
  { backend, photos }: BookingTools,
): Promise<BookingOutcome> {
  const { id, starts_at } = values;
  const { links, failed } = await uploadPhotos(photos, backend.uploadPhoto);
  const answer = await backend.book({
    ...rest,
    id,
    starts_at,
    impregnation: impregnation === 'yes',
    language,
    source,
    photos: links,
    early_start: asksEarlyStart(values, bookingFacts.rules, new Date()) && values.early_start !== '',
  });
  if (!answer.booked) return { kind: 'lost', alternatives: answer.alternatives };
  backend.notify(id).catch(() => {
    // The appointment and its outbox entries are stored: the mails go out with the next round.
  });
  return { kind: 'booked', booked: { id, photosFailed: failed, ...appointmentOf(answer, rest) } };
}

function appointmentOf(
  { as_sent: asSent, confirm_until: confirmUntil, ...answer }: BookAnswer & { readonly booked: true },
  { street_address, postal_code, email: typed }: Pick<Booking, 'street_address' | 'postal_code' | 'email'>,
) {
  const { token, reference, starts_at, ends_at } = answer;
  const address = asSent ? `${street_address}, ${postal_code}` : '';
  const email = asSent ? typed : '';
  return { asSent, confirmUntil, token, reference, email, address, starts_at, ends_at };
}

function outcomeOf(error: unknown): BookingOutcome | PhotosGone {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const broken = isRefused(error) ? brokenRule(brokenRuleName(String(message))) : undefined;
  if (broken !== undefined && broken.kind !== 'already booked') return broken;
  const trouble = broken ? 'alreadyBooked' : troubleOf(error);
  return { kind: 'refused', trouble, isSpent: code === 'PT409' };
}
