import type { Extent } from '@vakman/domain/rights/rights';
import type { TableOperation } from '@vakman/domain/rights/rights.tables';
import { expect } from 'vitest';
import type { Sample } from './sample-rows.ts';
import type { Actor, TestBackend } from './test-backend.ts';

/** What came of it: to how many rows the caller got, or by what he was kept out: an error, or rows that he does not see. */
export type TableOutcome = Extent | 'refused' | 'nothing';

type Answer = 'done' | 'refused' | 'nothing';

async function ask(
  { backend, actor, table }: Trial,
  operation: TableOperation,
  { key: [column, value], row, change }: Sample,
): Promise<Answer> {
  const requests = (await backend.as(actor)).from(table);
  if (operation === 'insert') {
    const { error } = await requests.insert(await row());
    return error ? refusal(error) : 'done';
  }
  if (operation === 'select') {
    const { data, error } = await requests.select().eq(column, value);
    if (error) return refusal(error);
    return data.length > 0 ? 'done' : 'nothing';
  }
  const changing =
    operation === 'update'
      ? requests.update(change, { count: 'exact' })
      : requests.delete({ count: 'exact' });
  const { error, count } = await changing.eq(column, value);
  if (error) return refusal(error);
  return count === 0 ? 'nothing' : 'done';
}

function refusal(error: { code: string; message: string }): Answer {
  // Insufficient privilege: the only reason that is a refusal rather than a fault of the test.
  expect(error).toMatchObject({ code: '42501' });
  return 'refused';
}

export interface Trial {
  readonly backend: TestBackend;
  readonly actor: Actor;
  readonly table: string;
}

/** Does it to the row of another, and, where that fails and the table has rows of persons, to one of the actor's own. */
export async function tryTable(
  trial: Trial,
  operation: TableOperation,
  { of, own }: { of: Sample; own: Sample | undefined },
): Promise<TableOutcome> {
  const withOthers = await ask(trial, operation, of);
  if (withOthers === 'done') return 'all';
  if (own === undefined) return withOthers;
  return (await ask(trial, operation, own)) === 'done' ? 'own' : withOthers;
}
