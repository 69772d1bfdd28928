import type { Log } from '../log.ts';
import type { Attachments } from '../storage/attachments.ts';
import type { KeptData } from './kept-data.ts';

export interface Work {
  readonly kept: KeptData;
  readonly attachments: Pick<Attachments, 'remove'>;
  readonly log: Log;
}

/** Milliseconds after which a run begins no other batch: a host stops it after 150 seconds; the next one goes on. */
const longestRun = 60_000;

/** How many of them were removed: one by one where the service refuses them together, so that none holds up others. */
async function removeAll(paths: readonly string[], { attachments }: Work): Promise<number> {
  try {
    return (await attachments.remove(paths)).length;
  } catch {
    let removed = 0;
    for (const path of paths) {
      const gone = await attachments.remove([path]).catch((): readonly string[] => []);
      removed += gone.length;
    }
    return removed;
  }
}

async function removeFiles(work: Work): Promise<{ removed: number; stuck: number }> {
  const begun = Date.now();
  let [removed, stuck, after] = [0, 0, ''];
  while (Date.now() - begun < longestRun) {
    const paths = await work.kept.filesOfNothing(after);
    const last = paths.at(-1);
    if (last === undefined) break;
    const gone = await removeAll(paths, work);
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

/** Takes away what is kept no longer: rows first, then the accounts and the files that nothing owns any more. */
export async function carryOut(work: Work): Promise<void> {
  const accounts = await work.kept.apply();
  const deleted = await deleteAccounts(accounts, work);
  const { removed, stuck } = await removeFiles(work);
  const done = {
    files_removed: removed,
    files_stuck: stuck,
    accounts_deleted: deleted,
    accounts_stuck: accounts.length - deleted,
  };
  await work.kept.note(done);
  work.log('retention applied', done);
}
