import type { Log } from '../log.ts';
import type { Attachments } from '../storage/attachments.ts';
import { keptBuckets, type KeptBucket, type KeptData } from './kept-data.ts';

export interface Work {
  readonly kept: KeptData;
  /** The files of each bucket. */
  readonly files: (bucket: KeptBucket) => Pick<Attachments, 'remove'>;
  readonly log: Log;
}

interface RemovedFiles {
  readonly removed: number;
  readonly stuck: number;
}

/** Milliseconds after which a run begins no other batch: a host stops it after 150 seconds; the next one goes on. */
const longestRun = 60_000;

/** How many of them were removed: one by one where the service refuses them together, so that none holds up others. */
async function removeAll(paths: readonly string[], files: Pick<Attachments, 'remove'>): Promise<number> {
  try {
    return (await files.remove(paths)).length;
  } catch {
    let removed = 0;
    for (const path of paths) {
      const gone = await files.remove([path]).catch((): readonly string[] => []);
      removed += gone.length;
    }
    return removed;
  }
}

async function removeFiles(work: Work, bucket: KeptBucket, begun: number): Promise<RemovedFiles> {
  let [removed, stuck, after] = [0, 0, ''];
  while (Date.now() - begun < longestRun) {
    const paths = await work.kept.filesOfNothing(bucket, after);
    const last = paths.at(-1);
    if (last === undefined) break;
    const gone = await removeAll(paths, work.files(bucket));
    removed += gone;
    stuck += paths.length - gone;
    after = last;
  }
  return { removed, stuck };
}

async function deleteAccounts(ids: readonly string[], { kept }: Work): Promise<number> {
  let deleted = 0;
  for (const id of ids) if (await kept.deleteAccount(id)) deleted += 1;
  return deleted;
}

/** Of all buckets, one after the other. */
async function removeFilesOfNothing(work: Work): Promise<RemovedFiles> {
  const begun = Date.now();
  const done = { removed: 0, stuck: 0 };
  for (const bucket of keptBuckets) {
    const { removed, stuck } = await removeFiles(work, bucket, begun);
    done.removed += removed;
    done.stuck += stuck;
  }
  return done;
}

/** Takes away what is kept no longer: rows first, then the accounts and the files that nothing owns any more. */
export async function carryOut(work: Work): Promise<void> {
  const accounts = await work.kept.apply();
  const deleted = await deleteAccounts(accounts, work);
  const { removed, stuck } = await removeFilesOfNothing(work);
  const done = {
    files_removed: removed,
    files_stuck: stuck,
    accounts_deleted: deleted,
    accounts_stuck: accounts.length - deleted,
  };
  await work.kept.note(done);
  work.log('retention applied', done);
}
