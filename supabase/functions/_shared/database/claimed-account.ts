import { isLanguage } from '@vakman/domain/languages/languages.ts';
import * as z from 'zod/mini';
import type { OutboxSource } from '../outbox/outbox.ts';

const notification = { id: z.guid(), attempts: z.number() };
const account = z.object({
  email: z.string(),
  /** Null where he chose none, or one that was taken away since. */
  language: z.pipe(
    z.nullable(z.string()),
    z.transform((language) => (isLanguage(language) ? language : null)),
  ),
});

/** What `claim_account_notifications` gives: a mail to send, to whom, and what it says. */
const claimedAccount = z.union([
  z.object({
    notification: z.object({ ...notification, kind: z.literal('new-sign-in') }),
    account,
    details: z.object({
      user_agent: z.nullable(z.string()),
      /** Such as `203.0.113.0/24`. */
      network: z.nullable(z.string()),
      at: z.string(),
    }),
  }),
  z.object({
    notification: z.object({ ...notification, kind: z.literal('leaving') }),
    account,
    details: z.object({ delete_after: z.string() }),
  }),
  z.object({
    notification: z.object({ ...notification, kind: z.enum(['factor-removed', 'test']) }),
    account,
    details: z.object({}),
  }),
]);

export type ClaimedAccount = z.infer<typeof claimedAccount>;

export const accountNotifications: OutboxSource<ClaimedAccount> = {
  call: 'claim_account_notifications',
  subject: 'user_id',
  item: claimedAccount,
};
