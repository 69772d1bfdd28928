import * as z from 'zod/mini';
import { answerOf } from '../database/database-error.ts';
import type { ServiceClient } from '../database/service-client.ts';
import type { Log } from '../log.ts';
import type { MailFault } from '../mail/mail.ts';

/** What every mail of the outbox has, whatever it is about. */
export interface Claimed {
  readonly notification: { readonly id: string; readonly kind: string; readonly attempts: number };
}

/** The mails that wait to be sent. Every call rejects with a `DatabaseError`. */
export interface Outbox<Item extends Claimed> {
  /**
   * Claims mails that are due, of one subject (a request, a booking, an invitation, an account, a quote, a project, a
   * conversation) or of all.
   */
  claim(subjectId: string | null, batch: number): Promise<Item[]>;
  complete(notificationId: string): Promise<void>;
  /** `reason` in fixed words and codes. */
  fail(notificationId: string, reason: string, fault: MailFault): Promise<void>;
}

/** Where the mails of one kind of subject are claimed. */
export interface OutboxSource<Item extends Claimed> {
  readonly call:
    | 'claim_notifications'
    | 'claim_booking_notifications'
    | 'claim_invitation_notifications'
    | 'claim_account_notifications'
    | 'claim_quote_notifications'
    | 'claim_project_notifications'
    | 'claim_chat_notifications';
  /** The call's name for the id of the subject. */
  readonly subject:
    | 'request_id'
    | 'booking_id'
    | 'invitation_id'
    | 'user_id'
    | 'quote_id'
    | 'project_id'
    | 'conversation_id';
  readonly item: z.ZodMiniType<Item>;
}

const identified = z.object({ notification: z.object({ id: z.guid() }) });

export function createOutbox<Item extends Claimed>(
  client: ServiceClient,
  log: Log,
  { call, subject, item: schema }: OutboxSource<Item>,
): Outbox<Item> {
  const outbox: Outbox<Item> = {
    async claim(subjectId, batch) {
      const items: unknown[] = answerOf(call, await client.rpc(call, { [subject]: subjectId, batch }));
      const claimed: Item[] = [];
      for (const item of items) {
        const { data } = schema.safeParse(item);
        if (data) {
          claimed.push(data);
          continue;
        }
        // One row that a later version of the database writes must not hold up the others.
        const { id } = identified.parse(item).notification;
        log('notification not understood', { notification: id });
        await outbox.fail(id, 'not understood by the function', 'system');
      }
      return claimed;
    },
    async complete(notificationId) {
      const name = 'complete_notification';
      answerOf(name, await client.rpc(name, { notification_id: notificationId }));
    },
    async fail(notificationId, reason, fault) {
      const name = 'fail_notification';
      answerOf(name, await client.rpc(name, { notification_id: notificationId, reason, fault }));
    },
  };
  return outbox;
}
