import type { Activity } from '@vakman/domain/activity-log/activity-log';
import { formatCsv } from '@vakman/domain/text/csv';
import type { Connection } from '@vakman/supabase/client/connection';
import { listActivity, type ActivityFilter } from '@vakman/supabase/client/office-day';
import type { ActivityLogWords } from '../../../generated/activity-log.words.ts';
import { language } from '../../words/language.ts';
import { saveFile } from '../own-data/save-file.ts';
import { differencesOf } from './differences.ts';
import { actorOf, kindOf } from './log-entry.tsx';

/** Entries that the backend gives at once, at most. */
const pageSize = 500;

/** Has the browser keep what the filter leaves of the log as a table: a line for each field that changed. */
export async function takeLog(
  connection: Connection,
  filter: ActivityFilter,
  words: ActivityLogWords,
  nameOf: (id: string) => string,
): Promise<void> {
  const entries: Activity[] = [];
  let before: number | null = null;
  for (;;) {
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const page: Activity[] = await listActivity(connection, { filter, before, size: pageSize });
    entries.push(...page);
    before = page.at(-1)?.id ?? null;
    if (page.length < pageSize) break;
  }
  const { csv } = words;
  const head = [csv.at, csv.who, csv.kind, csv.action, csv.record, csv.field, csv.before, csv.after];
  const lines = entries.flatMap((entry) => {
    const about = [
      entry.at,
      actorOf(entry, words),
      kindOf(entry, words),
      words.actions[entry.action],
      entry.record_id,
    ];
    const differences = differencesOf(entry, { words, language, nameOf });
    return differences.length === 0
      ? [[...about, '', '', '']]
      : differences.map(({ field, before: was, after }) => [...about, field, was, after]);
  });
  saveFile(new Blob([formatCsv([head, ...lines])], { type: 'text/csv;charset=utf-8' }), `${csv.file}.csv`);
}
