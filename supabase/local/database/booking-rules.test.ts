import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellBookingRules } from './booking-rules.ts';
import type { Database } from './open-database.ts';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await createPgliteConnection();
  folder = await mkdtemp(join(tmpdir(), 'vakman-rules-'));
  await database.driver.exec(`
    create table told (facts jsonb);
    create function set_booking_rules(facts jsonb) returns void language sql as 'insert into told values (facts)'`);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const told = async () => (await database.driver.query<{ facts: unknown }>('select facts from told')).rows;

it('tells what the build wrote', async () => {
  const file = join(folder, 'booking-rules.sql');
  await writeFile(file, `select public.set_booking_rules('{"rules": {}}'::jsonb);\n`);
  await tellBookingRules(database, file);
  expect(await told()).toEqual([{ facts: { rules: {} } }]);
});

it('tells nothing before the first build', async () => {
  await tellBookingRules(database, join(folder, 'none.sql'));
  expect(await told()).toHaveLength(1);
});
