import type { PgliteConnection } from '@supabase/lite/pglite';
import { storageError } from './storage-errors.ts';
import type { Turns } from './turns.ts';

/** As many as the real service removes at once; it signs as many as a body holds. */
const mostNames = 1000;

/** Which of the names a bucket holds, whoever may see them. */
export type FindStored = (bucket: string, names: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Looks many names up at once, where the library asks the database several times for each. What is there, and only
 * that, it is then asked about, so that policies decide.
 */
export function findStoredIn(database: PgliteConnection, turns: Turns): FindStored {
  return (bucket, names) =>
    turns(async () => {
      const { rows } = await database.driver.query<{ name: string }>(
        `select name from storage.objects
         where bucket_id = $1 and name in (select jsonb_array_elements_text($2::text::jsonb))`,
        [bucket, JSON.stringify(names)],
      );
      return new Set(rows.map(({ name }) => name));
    });
}

/** The refusal of more names than one request may hold; undefined where they are not too many. */
export function refuseTooMany(names: readonly string[]): Response | undefined {
  if (names.length <= mostNames) return undefined;
  const message = `Bulk object requests are limited to ${mostNames} objects per request.`;
  return storageError('InvalidRequest', message);
}
