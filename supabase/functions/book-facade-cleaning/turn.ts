import type { BookingFacts } from '@vakman/domain/facts/booking-facts.ts';
import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { FacadeBookings } from '../_shared/database/facade-bookings.ts';
import { DatabaseError } from '../_shared/database/database-error.ts';
import type { ClaimUploads } from '../_shared/database/upload-claims.ts';
import type { ReadForm } from '../_shared/form/read-form.ts';
import type { PhotoStore } from '../_shared/form/upload-photos.ts';
import type { Log } from '../_shared/log/log.ts';
import type { Attachments } from '../_shared/storage/attachments.ts';
import type { PageFacts } from './page/page-facts.ts';
import type { Visit } from './visit.ts';

export interface Dependencies {
  readonly siteUrl: string;
  readonly facts: Facts;
  readonly bookingFacts: BookingFacts;
  readonly attachments: Pick<Attachments, 'upload' | 'links'>;
  readonly bookings: FacadeBookings;
  readonly claimUploads: ClaimUploads;
  /** Asks for the mails of a booking to be sent. */
  readonly notify: (bookingId: string) => Promise<unknown>;
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly log: Log;
}

/** One page that a visitor sent, and what it takes to answer it. */
export interface Turn extends PageFacts {
  readonly visit: Visit;
  readonly form: ReadForm;
  /** Network address of the visitor. */
  readonly address: string;
  readonly dependencies: Dependencies;
}

export function photoStoreOf({ address, dependencies }: Turn): PhotoStore {
  const { attachments, claimUploads, log } = dependencies;
  return { attachments, claimUploads: (files) => claimUploads(address, files), log };
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
