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
import type { SquareMeters } from '@vakman/domain/booking/booking.fields.ts';
import type { BookingPayload } from '@vakman/domain/booking/booking.payload.ts';
import { answerOf, DatabaseError } from './database-error.ts';
import type { ServiceClient } from './service-client.ts';

export interface SlotQuestion {
  readonly size: SquareMeters;
  /** `2026-11-26` */
  readonly fromDay: string;
  readonly days: number;
}

/** Why nothing was held or booked: the sender's limit, or an appointment under that id that is none any more. */
export type Refusal = 'too many' | 'called off';

/** Every call rejects with a `DatabaseError`. */
export interface FacadeBookings {
  slots(question: SlotQuestion): Promise<readonly Slot[]>;
  hold(
    senderAddress: string,
    wanted: { readonly id: string; readonly size: SquareMeters; readonly startsAt: string },
  ): Promise<HoldAnswer | Refusal>;
  /** `broken` names the column whose rule the database found broken. */
  book(
    senderAddress: string,
    booking: BookingPayload,
  ): Promise<BookAnswer | Refusal | { readonly broken: string }>;
  /** Null for a token that opens nothing. */
  appointment(token: string): Promise<Appointment | null>;
}

const refusals: Readonly<Record<string, Refusal>> = { PT429: 'too many', PT409: 'called off' };
const brokenRule = '23514';

interface Failure {
  readonly code?: string;
  readonly message: string;
}

/** Name of the rule without that of its table; nothing else of what the database said. */
const brokenColumn = ({ message }: Failure) => /facade_bookings_([a-z_]+)/.exec(message)?.[1] ?? '';

export function createFacadeBookings(client: ServiceClient): FacadeBookings {
  return {
    async slots({ size, fromDay, days }) {
      const call = 'available_slots';
      const answer = await client.rpc(call, { size, from_day: fromDay, days });
      return z.parse(z.array(slotSchema), answerOf(call, answer));
    },
    async hold(senderAddress, { id, size, startsAt }) {
      const call = 'hold_slot_for';
      const { data, error } = await client.rpc(call, {
        sender_address: senderAddress,
        booking_id: id,
        size,
        starts_at: startsAt,
      });
      if (error === null) return z.parse(holdAnswerSchema, data);
      const refusal = refusals[error.code];
      if (refusal === undefined) throw new DatabaseError(call, error.code);
      return refusal;
    },
    async book(senderAddress, payload) {
      const call = 'book_facade_cleaning_for';
      const { data, error } = await client.rpc(call, { sender_address: senderAddress, payload });
      if (error === null) return z.parse(bookAnswerSchema, data);
      if (error.code === brokenRule) return { broken: brokenColumn(error) };
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
