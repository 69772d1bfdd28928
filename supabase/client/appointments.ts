import {
  appointmentSchema,
  moveAnswerSchema,
  type Appointment,
  type MoveAnswer,
} from '@vakman/domain/booking/booking.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/** For which appointment an order is made, and in which state whoever makes it saw it. */
export interface SeenAppointment {
  /** Of the private link. */
  readonly token: string;
  /** The appointment's own when it was read; where it is another by now, nothing is done. */
  readonly sequence: number;
}

/**
 * The appointment of a private link; null where the link is unknown or has expired. Changes nothing.
 *
 * @throws {BackendError}
 */
export async function readAppointment(connection: Connection, token: string): Promise<Appointment | null> {
  return callFunction(connection, 'read_appointment', { token }, z.nullable(appointmentSchema));
}

export interface WantedTime {
  /** Start of a slot. */
  readonly startsAt: string;
  /** The visitor asks for a visit within his withdrawal period; what the office says of it does not count. */
  readonly earlyStart: boolean;
}

/**
 * Moves an appointment to another free time, or names the nearest ones and leaves it where it is.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT409` not possible any more, `changed` where it is another
 *   appointment by now, `23514` a visit within the withdrawal period that was not asked for, `PT428` moved too often by a
 *   link that was not mailed, `PT429` moved too often.
 */
export async function moveAppointment(
  connection: Connection,
  { token, sequence }: SeenAppointment,
  { startsAt, earlyStart }: WantedTime,
): Promise<MoveAnswer> {
  const values = { token, sequence, starts_at: startsAt, early_start: earlyStart };
  return callFunction(connection, 'move_appointment', values, moveAnswerSchema);
}

/**
 * The visitor asks that his visit takes place within the withdrawal period, where it `lacks_early_start`.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the office's link, `PT409` nothing to ask for, `changed`
 *   where it is another appointment by now.
 */
export async function askEarlyStart(
  connection: Connection,
  { token, sequence }: SeenAppointment,
): Promise<Appointment> {
  return callFunction(connection, 'ask_early_start', { token, sequence }, appointmentSchema);
}

/**
 * The visitor calls off, free of charge while `change_until` lies ahead.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the office's link, `PT409` not possible any more, `changed`
 *   where it is another appointment by now.
 */
export async function cancelAppointment(
  connection: Connection,
  { token, sequence }: SeenAppointment,
): Promise<Appointment> {
  return callFunction(connection, 'cancel_appointment', { token, sequence }, appointmentSchema);
}

/**
 * The visitor uses his legal right of withdrawal, while `withdraw_until` lies ahead.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the office's link, `PT409` not possible any more, `changed`
 *   where it is another appointment by now.
 */
export async function withdrawAppointment(
  connection: Connection,
  { token, sequence }: SeenAppointment,
): Promise<Appointment> {
  return callFunction(connection, 'withdraw_appointment', { token, sequence }, appointmentSchema);
}

/**
 * The office agrees to what a visitor booked or moved.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the visitor's link, `PT409` not possible any more, `changed`
 *   where it is another appointment by now, `over` where the visit was, `23514` where it would lie in a withdrawal period unasked.
 */
export async function confirmAppointment(
  connection: Connection,
  { token, sequence }: SeenAppointment,
): Promise<Appointment> {
  return callFunction(connection, 'confirm_appointment', { token, sequence }, appointmentSchema);
}

/**
 * The office calls off, with a reason that the visitor reads; it may be empty, and has at most 1,000 characters.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the visitor's link, `PT409` not possible any more, `changed`
 *   where it is another appointment by now.
 */
export async function refuseAppointment(
  connection: Connection,
  { token, sequence }: SeenAppointment,
  reason: string,
): Promise<Appointment> {
  return callFunction(connection, 'refuse_appointment', { token, sequence, reason }, appointmentSchema);
}
