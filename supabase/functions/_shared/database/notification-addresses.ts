import * as z from 'zod/mini';
import { answerOf } from './database-error.ts';
import type { ServiceClient } from './service-client.ts';

/**
 * Where mails to the office go: the addresses that an admin chose, or the configured one where nobody did. Rejects with a
 * `DatabaseError`, so that a mail waits rather than go where nobody reads any more.
 */
export type NotificationAddresses = () => Promise<readonly [string, ...string[]]>;

export function createNotificationAddresses(
  client: ServiceClient,
  configured: string,
): NotificationAddresses {
  return async () => {
    const call = 'read_notification_addresses';
    const [first = configured, ...others] = z.parse(
      z.array(z.string()),
      answerOf(call, await client.rpc(call)),
    );
    return [first, ...others];
  };
}
