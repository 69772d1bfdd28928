import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';
import { roles } from '../rights/rights.roles.ts';

/** What became of an invitation, in the order in which it may. */
export const invitationStates = ['sent', 'opened', 'accepted', 'expired', 'revoked'] as const;

export type InvitationState = (typeof invitationStates)[number];

/** What whoever has the link is shown before he accepts. */
export const openedInvitationSchema = z.object({
  state: z.enum(invitationStates),
  role: z.enum(roles),
  name: z.string(),
  /** What whoever invited calls himself; null where he told no name. */
  inviter: z.nullable(z.string()),
  /** As much as tells its reader which mailbox it is. */
  email: z.string(),
  expires_at: z.string(),
});

export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

/** A row of the table, as admins read it. */
export const invitationSchema = z.object({
  id: z.guid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  created_at: z.string(),
  expires_at: z.string(),
  opened_at: z.nullable(z.string()),
  accepted_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** The same as `private.invitation_state` of the database. */
export function invitationState(
  {
    accepted_at,
    revoked_at,
    opened_at,
    expires_at,
  }: Pick<Invitation, 'accepted_at' | 'revoked_at' | 'opened_at' | 'expires_at'>,
  now: number,
): InvitationState {
  if (accepted_at !== null) return 'accepted';
  if (revoked_at !== null) return 'revoked';
  if (Date.parse(expires_at) <= now) return 'expired';
  return opened_at === null ? 'sent' : 'opened';
}

/** Somebody with an account, as admins read the list of all. */
export const personSchema = z.object({
  id: z.guid(),
  email: z.string(),
  role: z.enum(roles),
  created_at: z.string(),
  last_sign_in_at: z.nullable(z.string()),
  /** Since when he is let in no more; null for whoever is. */
  deactivated_at: z.nullable(z.string()),
  /** Whether he has linked an app. */
  second_factor: z.boolean(),
});

export type Person = z.infer<typeof personSchema>;
