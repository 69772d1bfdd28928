import { quoteRequestRow } from './quote-request-row.ts';
import type { TestBackend } from './test-backend.ts';

export type Fault = 'system' | 'deferred' | 'refused';

export const isToVisitor = (kind: string) => kind === 'confirmation';
export const isToOffice = (kind: string) => kind === 'office';

/** What becomes of the mails of a backend. */
export function outboxActs(backend: () => TestBackend) {
  const call = async <Result = unknown>(
    name: string,
    values: Record<string, unknown> = {},
  ): Promise<Result> => {
    const { data, error } = await (await backend().as('service_role')).rpc(name, values);
    if (error) throw error;
    return data as Result;
  };
  return {
    call,

    /** Stores a request, and with it its mails; gives its id. */
    request: async (): Promise<string> => {
      const row = quoteRequestRow();
      const { error } = await (await backend().as('anon')).from('quote_requests').insert(row);
      if (error) throw error;
      return row.id;
    },

    /** Claims what is due, about requests or about appointments, and has some of it fail; gives the ids of these. */
    failAll: async (fault: Fault, of: (kind: string) => boolean = () => true, about = 'notifications') => {
      const claimed = await call<{ notification: { id: string; kind: string } }[]>(`claim_${about}`);
      const failing = claimed.filter(({ notification: { kind } }) => of(kind));
      for (const { notification } of failing)
        await call('fail_notification', { notification_id: notification.id, reason: 'SMTP 550', fault });
      return failing.map(({ notification: { id } }) => id);
    },

    /** Has so much time pass for all mails. */
    pass: (interval: string) =>
      backend().database.exec(
        `update public.notifications set created_at = created_at - interval '${interval}',
           next_attempt_at = next_attempt_at - interval '${interval}',
           claimed_until = claimed_until - interval '${interval}'`,
      ),
  };
}
