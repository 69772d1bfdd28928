import type { BookingFacts } from '@vakman/domain/facts/booking-facts.ts';
import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { FacadeBookings } from '../_shared/database/facade-bookings.ts';
import { DatabaseError } from '../_shared/database/database-error.ts';
import type { FormPhotos, ReceivedForm } from '../_shared/form/receive-form.ts';
import type { PhotoServices } from '../_shared/form/upload-photos.ts';
import type { SenderAddress } from '../_shared/http/caller.ts';
import type { Notify } from '../_shared/outbox/notify.ts';
import type { PageFacts } from './page/page-facts.ts';
import type { Submission } from './submission.ts';

export interface Dependencies extends PhotoServices {
  readonly siteUrl: string;
  readonly facts: Facts;
  readonly bookingFacts: BookingFacts;
  readonly bookings: FacadeBookings;
  readonly senderAddress: SenderAddress;
  readonly notify: Notify;
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** One page that a visitor sent, and what it takes to answer it. */
export interface Turn extends PageFacts {
  readonly submission: Submission;
  readonly form: ReceivedForm;
  /** What became of all photos of the submission. */
  readonly photos: FormPhotos;
  /** Network address of the visitor. */
  readonly address: string;
  readonly dependencies: Dependencies;
}

/** What a call answers; undefined, and a line in the log, where the database fails. */
export async function answered<T>(
  { dependencies: { log } }: Turn,
  what: string,
  call: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    log(what, { code: error instanceof DatabaseError ? error.code : 'unexpected' });
    return undefined;
  }
}
