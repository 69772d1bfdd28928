import * as z from 'zod/mini';
import {
  appointmentSchema,
  bookAnswerSchema,
  holdAnswerSchema,
  slotSchema,
  type Appointment,
  type BookAnswer,
  type HoldAnswer,
  type Slot,
} from '@vakman/domain/booking/booking.answers.ts';
import { brokenRuleName } from '@vakman/domain/booking/booking.broken-rules.ts';
import type { SquareMeters } from '@vakman/domain/square-meters.ts';
import type { BookingPayload } from '@vakman/domain/booking/booking.payload.ts';
import { askTwice } from '../../../client/ask-twice.ts';
import { answerOf, DatabaseError } from './database-error.ts';
import type { ServiceClient } from './service-client.ts';

export interface SlotQuestion {
  readonly size: SquareMeters;
  /** `2026-11-26` */
  readonly fromDay: string;
  readonly days: number;
}

/** Why nothing was booked: the sender's limit, or an appointment under that id that is none any more. */
export type Refusal = 'too many' | 'called off';

/**
 * Why nothing was held: too many times are, by the sender (which may be the address of many) or by all, so that the
 * time goes to whoever books it first; or the id is that of an appointment that was called off.
 */
export type NoHold = 'unheld' | 'called off';

/** Every call rejects with a `DatabaseError`. What the database gave up unfinished is tried again, once. */
export interface FacadeBookings {
  slots(question: SlotQuestion): Promise<readonly Slot[]>;
  hold(
    senderAddress: string,
    wanted: { readonly id: string; readonly size: SquareMeters; readonly startsAt: string },
  ): Promise<HeldOrLost | NoHold>;
  /** `broken` names the rule that the database found broken, and nothing else of what it said. */
  book(
    senderAddress: string,
    booking: BookingPayload,
  ): Promise<BookAnswer | Refusal | { readonly broken: string }>;
  /** Null for a token that opens nothing. */
  appointment(token: string): Promise<Appointment | null>;
}

const refusals: Readonly<Record<string, Refusal>> = { PT429: 'too many', PT409: 'called off' };
const brokenRule = '23514';

type HeldOrLost = Exclude<HoldAnswer, { readonly unheld: true }>;

export function createFacadeBookings(client: ServiceClient): FacadeBookings {
  return {
    async slots({ size, fromDay, days }) {
      const call = 'available_slots';
      const answer = await client.rpc(call, { size, from_day: fromDay, days });
      return z.parse(z.array(slotSchema), answerOf(call, answer));
    },
    async hold(senderAddress, { id, size, startsAt }) {
      const call = 'hold_slot_for';
      const { data, error } = await askTwice(() =>
        client.rpc(call, { sender_address: senderAddress, booking_id: id, size, starts_at: startsAt }),
      );
      if (error === null) {
        const answer = z.parse(holdAnswerSchema, data);
        return 'unheld' in answer ? 'unheld' : answer;
      }
      const refusal = refusals[error.code];
      if (refusal === undefined) throw new DatabaseError(call, error.code);
      return refusal === 'too many' ? 'unheld' : refusal;
    },
    async book(senderAddress, payload) {
      const call = 'book_facade_cleaning_for';
      const { data, error } = await askTwice(() =>
        client.rpc(call, { sender_address: senderAddress, payload }),
      );
      if (error === null) return z.parse(bookAnswerSchema, data);
      if (error.code === brokenRule) return { broken: brokenRuleName(error.message) };
      const refusal = refusals[error.code];
      if (refusal === undefined) throw new DatabaseError(call, error.code);
      return refusal;
    },
    async appointment(token) {
      const call = 'read_appointment';
      return z.parse(z.nullable(appointmentSchema), answerOf(call, await client.rpc(call, { token })));
    },
  };
}
