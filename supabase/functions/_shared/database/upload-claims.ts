import * as z from 'zod/mini';
import { answerOf } from './database-error.ts';
import type { ServiceClient } from './service-client.ts';

/**
 * Counts uploads for a sender, and gives those of the paths that may be filled for him: the first ones, as many as he
 * has left. Rejects with a `DatabaseError`.
 */
export type ClaimUploads = (senderAddress: string, paths: readonly string[]) => Promise<readonly string[]>;

export function createClaimUploads(client: ServiceClient): ClaimUploads {
  return async (senderAddress, paths) => {
    const call = 'claim_uploads';
    const answer = await client.rpc(call, { sender_address: senderAddress, paths });
    return z.parse(z.array(z.string()), answerOf(call, answer));
  };
}
