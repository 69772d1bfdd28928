import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

const credentialsSchema = z.pipe(
  z.object({
    email: z.string(),
    has_password: z.boolean(),
    email_change: z.nullable(
      z.object({ email: z.string(), waits_for_current: z.boolean(), waits_for_new: z.boolean() }),
    ),
  }),
  z.transform(({ email, has_password, email_change: change }) => ({
    email,
    hasPassword: has_password,
    /** A change of address whose mails were sent within the hour; it holds once both mailboxes confirmed it. */
    emailChange: change && {
      email: change.email,
      waitsForCurrent: change.waits_for_current,
      waitsForNew: change.waits_for_new,
    },
  })),
);

/** What somebody signs in with. */
export type Credentials = z.infer<typeof credentialsSchema>;

/**
 * Reads what the caller signs in with.
 *
 * @throws {BackendError}
 */
export async function readCredentials(connection: Connection): Promise<Credentials> {
  return callFunction(connection, 'read_credentials', {}, credentialsSchema);
}
