import { answerOf } from './database-error.ts';
import type { ServiceClient } from './service-client.ts';

/** Whether a sender may upload so many files now; counts them if so. Rejects with a `DatabaseError`. */
export type ClaimUploads = (senderAddress: string, files: number) => Promise<boolean>;

export function createClaimUploads(client: ServiceClient): ClaimUploads {
  return async (senderAddress, files) => {
    const call = 'claim_uploads';
    return answerOf(call, await client.rpc(call, { sender_address: senderAddress, files })) === true;
  };
}
