import { languages } from '@vakman/domain/languages/languages.ts';
import { roles } from '@vakman/domain/rights/rights.roles.ts';
import * as z from 'zod/mini';
import type { OutboxSource } from '../outbox/outbox.ts';

/** A row of `invitations`, as far as its mail needs it. */
const storedInvitation = z.object({
  id: z.guid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  expires_at: z.string(),
});

export type StoredInvitation = z.infer<typeof storedInvitation>;

/** What `claim_invitation_notifications` gives: a mail to send, and the invitation with a fresh secret for its link. */
const claimedInvitation = z.object({
  notification: z.object({ id: z.guid(), kind: z.literal('invitation'), attempts: z.number() }),
  invitation: storedInvitation,
  /** Null where whoever invited told no name. */
  inviter: z.nullable(z.string()),
  token: z.string(),
});

export type ClaimedInvitation = z.infer<typeof claimedInvitation>;

export const invitationNotifications: OutboxSource<ClaimedInvitation> = {
  call: 'claim_invitation_notifications',
  subject: 'invitation_id',
  item: claimedInvitation,
};
