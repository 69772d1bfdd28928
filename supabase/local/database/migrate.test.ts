import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import type { Database } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await createPgliteConnection();
});
afterAll(() => database.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vakman-migrations-'));
  await database.driver.exec(`
    drop table if exists a;
    drop schema if exists supabase_migrations cascade;
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, name text)`);
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

describe('migrations', () => {
  it('are applied in order, once', async () => {
    await write('2_rows.sql', 'insert into a values (1)');
    await write('1_table.sql', 'create table a (b int)');
    await write('notes.txt', 'no SQL');
    expect(await migrate(database, folder)).toEqual(['1_table.sql', '2_rows.sql']);
    expect(await migrate(database, folder)).toEqual([]);
    await write('3_more.sql', 'insert into a values (2)');
    expect(await migrate(database, folder)).toEqual(['3_more.sql']);
    expect((await database.driver.query('select b from a')).rows).toEqual([{ b: 1 }, { b: 2 }]);
  });

  it.each([
    ['was edited', () => write('1_table.sql', 'create table a (c int)')],
    ['is gone', () => rm(join(folder, '1_table.sql'))],
    [
      'was applied before anybody kept its text',
      async () => void (await database.driver.exec('delete from supabase_migrations.applied_texts')),
    ],
  ])('stop with a sentence where one that is applied %s', async (_, change) => {
    await write('1_table.sql', 'create table a (b int)');
    await migrate(database, folder);
    await change();
    await write('2_more.sql', 'create table c ()');
    await expect(migrate(database, folder)).rejects.toThrow(
      /^This data was made by other migrations than these: 1.* was changed or removed since\. Remove the data folder \(\.vakman\)/,
    );
    const { rows } = await database.driver.query(`select to_regclass('c') as c`);
    expect(rows).toEqual([{ c: null }]);
  });

  it('leave nothing of one that fails, and name it', async () => {
    await write('1_table.sql', 'create table a (b int)');
    await write('2_wrong.sql', 'create table c (); select 1 / 0');
    await expect(migrate(database, folder)).rejects.toThrow('Migration 2_wrong.sql failed: division by zero');
    const { rows } = await database.driver.query(`select to_regclass('c') as c, to_regclass('a') as a`);
    expect(rows).toEqual([{ c: null, a: 'a' }]);
  });
});
