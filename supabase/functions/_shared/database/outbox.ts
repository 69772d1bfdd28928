import * as z from 'zod/mini';
import type { Log } from '../log/log.ts';
import { claimedNotification, type ClaimedNotification } from './claimed-notification.ts';
import { answerOf } from './database-error.ts';
import type { ServiceClient } from './service-client.ts';

/** The mails that wait to be sent. Every call rejects with a `DatabaseError`. */
export interface Outbox {
  /** Claims mails that are due, of one request or of all. */
  claim(requestId: string | null, batch: number): Promise<ClaimedNotification[]>;
  complete(notificationId: string): Promise<void>;
  /** `reason` in fixed words and codes. */
  fail(notificationId: string, reason: string): Promise<void>;
  attachPhotos(requestId: string, paths: readonly string[]): Promise<void>;
}

const identified = z.object({ notification: z.object({ id: z.guid() }) });

export function createOutbox(client: ServiceClient, log: Log): Outbox {
  const outbox: Outbox = {
    async claim(requestId, batch) {
      const call = 'claim_notifications';
      const items: unknown[] = answerOf(call, await client.rpc(call, { request_id: requestId, batch }));
      const claimed: ClaimedNotification[] = [];
      for (const item of items) {
        const { data } = claimedNotification.safeParse(item);
        if (data) {
          claimed.push(data);
          continue;
        }
        // One row that a later version of the database writes must not hold up the others.
        const { id } = identified.parse(item).notification;
        log('notification not understood', { notification: id });
        await outbox.fail(id, 'not understood by the function');
      }
      return claimed;
    },
    async complete(notificationId) {
      const call = 'complete_notification';
      answerOf(call, await client.rpc(call, { notification_id: notificationId }));
    },
    async fail(notificationId, reason) {
      const call = 'fail_notification';
      answerOf(call, await client.rpc(call, { notification_id: notificationId, reason }));
    },
    async attachPhotos(requestId, paths) {
      const call = 'attach_photos';
      answerOf(call, await client.rpc(call, { request_id: requestId, paths }));
    },
  };
  return outbox;
}
