import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from './open-database.ts';

const onUnsound = vi.fn<(reason: Error) => void>();
let folder: string;
let database: Database;
beforeEach(async () => {
  onUnsound.mockReset();
  folder = await mkdtemp(join(tmpdir(), 'vakman-soundness-'));
  database = await openDatabase(folder, onUnsound);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const deepJson = '['.repeat(50_000);

it('tells once that the program of the database failed', async () => {
  // Past the bounds of what callers may ask.
  for (let time = 0; time < 2; time += 1)
    await database.driver.exec(`select '${deepJson}'::jsonb`).catch(() => undefined);
  expect(onUnsound.mock.calls).toEqual([[expect.objectContaining({ name: 'RangeError' })]]);
});

it('says nothing of statements that the database refuses', async () => {
  const refused = ['select 1/0', 'selec', "select 'a'::int", "do $$ begin raise 'no'; end $$"];
  for (const statement of refused) await expect(database.driver.exec(statement)).rejects.toThrow();
  await expect(database.driver.query('select $1::text[]', [5])).rejects.toThrow('malformed array literal');
  expect(onUnsound).not.toHaveBeenCalled();
});
