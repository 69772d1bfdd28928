import { roles } from '@vakman/domain/rights/rights.roles';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

const accountSchema = z.object({ role: z.enum(roles) });

/** Who is signed in, as the database knows him. */
export type Account = z.infer<typeof accountSchema>;

/**
 * Reads who is signed in.
 *
 * @throws {BackendError}
 */
export async function readAccount(connection: Connection): Promise<Account> {
  return callFunction(connection, 'read_account', {}, accountSchema);
}

const capabilitiesSchema = z.pipe(
  z.object({
    second_factor: z.boolean(),
    second_factor_missing: z.boolean(),
    realtime: z.optional(z.boolean()),
  }),
  z.transform((answer) => ({
    /** Whether the backend knows a second factor at all. */
    secondFactor: answer.second_factor,
    /** Whether the caller belongs to the office, must have one, and has not given it. */
    secondFactorMissing: answer.second_factor_missing,
    /** Whether it tells by itself, over a channel, that something happened. */
    realtime: answer.realtime === true,
  })),
);

/** What the backend can do, and what it asks of whoever is signed in. */
export type Capabilities = z.infer<typeof capabilitiesSchema>;

/**
 * Reads what the backend can do.
 *
 * @throws {BackendError}
 */
export async function readCapabilities(connection: Connection): Promise<Capabilities> {
  return callFunction(connection, 'read_capabilities', {}, capabilitiesSchema);
}
