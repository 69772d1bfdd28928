import {
  mailTroubleSchema,
  type FailingMail,
  type MailTrouble,
} from '@vakman/domain/mail-trouble/mail-trouble.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';
import { notifyAccount, notifyBooking, notifyConversation, notifyStoredRequest } from './mails.ts';

/** Mails that do not leave, by which other road that is told, and the caller's last test. @throws {BackendError} */
export async function readMailTrouble(connection: Connection): Promise<MailTrouble> {
  return callFunction(connection, 'read_mail_trouble', {}, mailTroubleSchema);
}

/** Has one mail tried again at once. @throws {BackendError} with the status 429 where somebody did so too often. */
export async function retryMail(connection: Connection, mail: FailingMail): Promise<void> {
  await callFunction(connection, 'retry_mails', { notification_id: mail.id }, z.unknown());
  // Should the call be lost, the schedule tries within a minute.
  await notify(connection, mail).catch(() => undefined);
}

async function notify(connection: Connection, mail: FailingMail): Promise<void> {
  const { request_id, booking_id, invitation_id, user_id, conversation_id } = mail;
  if (request_id !== null) return notifyStoredRequest(connection, request_id);
  if (booking_id !== null) return notifyBooking(connection, booking_id);
  if (conversation_id !== null) return notifyConversation(connection, conversation_id);
  const account = invitation_id ?? user_id;
  return account === null ? undefined : notifyAccount(connection, account);
}

/** Has all that fail tried again by the schedule, within a minute. @throws {BackendError} as `retryMail` */
export async function retryAllMails(connection: Connection): Promise<void> {
  await callFunction(connection, 'retry_mails', {}, z.unknown());
}

/**
 * Ends a mail unsent, or has it tried on.
 *
 * @throws {BackendError} with the status 404 where it left meanwhile, or ended more than an hour ago.
 */
export async function giveUpMail(connection: Connection, id: string, given_up = true): Promise<void> {
  await callFunction(connection, 'give_up_mail', { notification_id: id, given_up }, z.unknown());
}

/** A mail to the caller's own address. @throws {BackendError} with the status 429 after some within the hour. */
export async function sendTestMail(connection: Connection, userId: string): Promise<void> {
  await callFunction(connection, 'send_test_mail', {}, z.guid());
  await notifyAccount(connection, userId).catch(() => undefined);
}
