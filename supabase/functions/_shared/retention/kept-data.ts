import * as z from 'zod/mini';
import { answerOf } from '../database/database-error.ts';
import type { ServiceClient } from '../database/service-client.ts';

export interface RunCounts {
  readonly files_removed: number;
  readonly files_stuck: number;
  readonly accounts_deleted: number;
  readonly accounts_stuck: number;
}

/** What is kept for a time. Every call rejects with a `DatabaseError`, unless it says otherwise. */
export interface KeptData {
  /** Takes away the rows whose time is over, and gives the ids of the accounts that are to be deleted. */
  apply(): Promise<readonly string[]>;
  /** Paths of files that belong to nothing, in their order, the first ones after a path. */
  filesOfNothing(after: string): Promise<readonly string[]>;
  /** False where the auth service did not delete it. Never rejects. */
  deleteAccount(id: string): Promise<boolean>;
  note(counts: RunCounts): Promise<void>;
}

const appliedSchema = z.object({ accounts: z.array(z.guid()) });

export function createKeptData(client: ServiceClient): KeptData {
  return {
    async apply() {
      const call = 'apply_retention';
      return z.parse(appliedSchema, answerOf(call, await client.rpc(call))).accounts;
    },
    async filesOfNothing(after) {
      const call = 'orphaned_attachments';
      return z.parse(z.array(z.string()), answerOf(call, await client.rpc(call, { after })));
    },
    async deleteAccount(id) {
      const { error } = await client.auth.admin.deleteUser(id);
      return error === null || error.status === 404;
    },
    async note(counts) {
      const call = 'note_retention_run';
      answerOf(call, await client.rpc(call, counts));
    },
  };
}
