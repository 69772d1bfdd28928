import { chatBucket } from '@vakman/domain/chat/chat.files.ts';
import { galleryBucket } from '@vakman/domain/gallery.schema.ts';
import { photoBucket } from '@vakman/domain/photos/photos.paths.ts';
import { profilePhotoBucket } from '@vakman/domain/profile/profile.photo.ts';
import { projectBucket } from '@vakman/domain/project/project.files.ts';
import { quoteDocumentBucket } from '@vakman/domain/quote/quote.document.ts';
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
  /** Paths of files of a bucket that belong to nothing, in their order, the first ones after a path. */
  filesOfNothing(bucket: KeptBucket, after: string): Promise<readonly string[]>;
  /** False where the auth service did not delete it. Never rejects. */
  deleteAccount(id: string): Promise<boolean>;
  note(counts: RunCounts): Promise<void>;
}

/** Functions of the database that name the files of nothing in each bucket. */
const orphansOf = {
  [chatBucket]: 'orphaned_chat_files',
  [galleryBucket]: 'orphaned_gallery_pictures',
  [photoBucket]: 'orphaned_attachments',
  [profilePhotoBucket]: 'orphaned_profile_photos',
  [projectBucket]: 'orphaned_project_files',
  [quoteDocumentBucket]: 'orphaned_quote_documents',
} as const;

export type KeptBucket = keyof typeof orphansOf;
export const keptBuckets = Object.keys(orphansOf) as KeptBucket[];

const appliedSchema = z.object({ accounts: z.array(z.guid()) });

export function createKeptData(client: ServiceClient): KeptData {
  return {
    async apply() {
      const call = 'apply_retention';
      return z.parse(appliedSchema, answerOf(call, await client.rpc(call))).accounts;
    },
    async filesOfNothing(bucket, after) {
      const call = orphansOf[bucket];
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
