import type { ServiceClient } from '../database/service-client.ts';

/** Asks for the mails of one stored request or booking to be sent. Rejects where the call did not arrive. */
export type Notify = (subjectId: string) => Promise<void>;

export function createNotify(
  client: ServiceClient,
  name: 'send-quote-notification' | 'send-booking-mails',
): Notify {
  return async (subjectId) => {
    const answer = await client.functions.invoke<unknown>(name, { body: { id: subjectId } });
    // The library answers with an error, where others reject.
    const error: unknown = answer.error;
    if (error) throw new Error(`${name} was not reached`, { cause: error });
  };
}
