import { PostgrestClient } from '@supabase/postgrest-js';
import {
  invitationSchema,
  openedInvitationSchema,
  type Invitation,
  type OpenedInvitation,
} from '@vakman/domain/invitation/invitation.answers';
import type { Language } from '@vakman/domain/languages/languages';
import type { Role } from '@vakman/domain/rights/rights.roles';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

/**
 * What the link of an invitation is for; null for a secret that is none of ours.
 *
 * @throws {BackendError}
 */
export async function openInvitation(
  connection: Connection,
  token: string,
): Promise<OpenedInvitation | null> {
  return callFunction(connection, 'open_invitation', { token }, z.nullable(openedInvitationSchema));
}

/**
 * Uses the link up; answers what the page signs in by.
 *
 * @throws {BackendError} with the code `accepted`, `revoked`, `expired` or `unknown` for a link that does not work.
 */
export async function acceptInvitation(connection: Connection, token: string): Promise<string> {
  const response = await fetch(`${connection.url}/functions/v1/accept-invitation`, {
    method: 'POST',
    headers: { ...headersOf(connection), 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(requestTimeout),
  }).catch((cause: unknown) => {
    throw new BackendError('No answer came', { cause });
  });
  const { status } = response;
  const body: unknown = await response.json().catch(() => ({}));
  const { data } = z.safeParse(z.object({ token_hash: z.string() }), body);
  if (response.ok && data) return data.token_hash;
  const { data: refusal } = z.safeParse(z.object({ code: z.string() }), body);
  throw new BackendError('The invitation was not accepted', { status, code: refusal?.code ?? '' });
}

export interface NewInvitation {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Of the mail, and of the account. */
  readonly language: Language;
}

/**
 * Invites somebody, as an admin, and has the mail sent.
 *
 * @throws {BackendError} with the code `invited_already`, `mailbox_full`, or `PT429` where too many were sent today.
 */
export async function createInvitation(connection: Connection, invitation: NewInvitation): Promise<void> {
  const id = await callFunction(connection, 'create_invitation', { ...invitation }, z.guid());
  await sendMail(connection, id);
}

/** @throws {BackendError} with the state of the invitation as code, where it has ended. */
export async function sendInvitationAgain(connection: Connection, id: string): Promise<void> {
  await callFunction(connection, 'send_invitation_again', { invitation_id: id }, z.unknown());
  await sendMail(connection, id);
}

/** @throws {BackendError} with the state of the invitation as code, where it has ended. */
export async function revokeInvitation(connection: Connection, id: string): Promise<void> {
  await callFunction(connection, 'revoke_invitation', { invitation_id: id }, z.unknown());
}

/** The schedule mails it within a minute anyway. */
async function sendMail(connection: Connection, id: string): Promise<void> {
  await fetch(`${connection.url}/functions/v1/send-account-mails`, {
    method: 'POST',
    headers: { ...headersOf(connection), 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
    signal: AbortSignal.timeout(requestTimeout),
  }).catch(() => undefined);
}

const columns = Object.keys(invitationSchema.shape).join(',');

/**
 * The newest two hundred, as admins see them.
 *
 * @throws {BackendError}
 */
export async function listInvitations(connection: Connection): Promise<Invitation[]> {
  const { data, error, status } = await new PostgrestClient(`${connection.url}/rest/v1`, {
    headers: headersOf(connection),
  })
    .from('invitations')
    .select(columns)
    .order('created_at', { ascending: false })
    .limit(200)
    .abortSignal(AbortSignal.timeout(requestTimeout));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
  return z.array(invitationSchema).parse(data);
}
