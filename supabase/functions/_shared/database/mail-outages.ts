import { isLanguage } from '@vakman/domain/languages/languages.ts';
import type { OutageRoad } from '@vakman/domain/mail-trouble/mail-trouble.answers.ts';
import * as z from 'zod/mini';
import { answerOf } from './database-error.ts';
import type { ServiceClient } from './service-client.ts';

const outageSchema = z.object({
  id: z.guid(),
  since: z.string(),
  mails: z.number(),
  /** The admins; each mail has an id of its own. */
  to: z.array(
    z.object({
      id: z.guid(),
      email: z.string(),
      /** Null where he chose none, or one that was taken away since. */
      language: z.pipe(
        z.nullable(z.string()),
        z.transform((language) => (isLanguage(language) ? language : null)),
      ),
    }),
  ),
});
export type MailOutage = z.infer<typeof outageSchema>;

/** A day without mail that the admins are to be told of. Every call rejects with a `DatabaseError`. */
export interface MailOutages {
  /** Null where there is none, or it was told, or somebody else tells it just now. */
  claim(roads: readonly OutageRoad[]): Promise<MailOutage | null>;
  /** `reason` in fixed words and codes why it was not told; null where it was. */
  note(id: string, reason: string | null): Promise<void>;
}

export function createMailOutages(client: ServiceClient): MailOutages {
  return {
    async claim(roads) {
      const call = 'claim_mail_outage';
      return z.parse(z.nullable(outageSchema), answerOf(call, await client.rpc(call, { roads })));
    },
    async note(outage_id, reason) {
      const call = 'note_mail_outage';
      answerOf(call, await client.rpc(call, { outage_id, reason }));
    },
  };
}
