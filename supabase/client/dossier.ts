import { dossierSchema, type Dossier } from '@vakman/domain/dossier/dossier.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * What was sent and booked with the confirmed address of whoever is signed in.
 *
 * @throws {BackendError}
 */
export async function readDossier(connection: Connection): Promise<Dossier> {
  return callFunction(connection, 'read_dossier', {}, dossierSchema);
}

/**
 * Token of a new private link to an own appointment.
 *
 * @throws {BackendError} with code `PT404` where it is none of his, `PT429` where he opened too many.
 */
export async function openAppointment(connection: Connection, bookingId: string): Promise<string> {
  return callFunction(connection, 'open_appointment', { booking_id: bookingId }, z.string());
}
