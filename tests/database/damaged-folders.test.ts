import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '@vakman/supabase/local/backend';
import { explainFolder, unopenedDatabase } from '@vakman/supabase/local/folder-faults';
import { copyTemplate } from '@vakman/supabase/local/template';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vakman-'));
});
afterEach(() => rm(folder, { recursive: true }));

const start = (dataFolder: string) =>
  startBackend({ dataFolder, apiPort: 0, mailPort: 0, smtpPort: 0, siteUrl: 'http://localhost:4173' });

const damages: readonly [string, (data: string) => Promise<unknown>, RegExp][] = [
  [
    'half of whose database is gone',
    (data) => rm(join(data, 'postgres/base'), { recursive: true }),
    /^The database in \S+ is damaged: base is missing\. Put back a copy, or remove the folder/,
  ],
  [
    'whose database was never finished',
    (data) => rm(join(data, 'postgres/global/pg_control')),
    /^The database in \S+ is damaged: global\/pg_control is missing\./,
  ],
  [
    'of another PostgreSQL',
    (data) => writeFile(join(data, 'postgres/PG_VERSION'), '16\n'),
    /^The database in \S+ is of PostgreSQL 16, and this is 17\. Put back a copy/,
  ],
  [
    'whose database was cut off',
    (data) => truncate(join(data, 'postgres/global/pg_control'), 0),
    /^The database in \S+ cannot be opened: it is damaged\. Put back a copy/,
  ],
  [
    'whose keys are garbage',
    (data) => writeFile(join(data, 'keys.json'), 'garbage'),
    /^The file \S+keys\.json is damaged\. Remove it/,
  ],
  [
    'whose lock is garbage',
    (data) => writeFile(join(data, 'lock.sqlite'), 'garbage '.repeat(1000)),
    /^The lock \S+lock\.sqlite is damaged\. Remove that file; it holds nothing\.$/,
  ],
];

it.each(damages)('a data folder %s is explained in a sentence', async (_, damage, sentence) => {
  const data = join(folder, 'data');
  await mkdir(data);
  await copyTemplate(data);
  await damage(data);
  await expect(start(data)).rejects.toThrow(sentence);
});

it('a data folder below a file is explained in a sentence', async () => {
  await writeFile(join(folder, 'file'), '');
  const data = join(folder, 'file', 'data');
  await expect(start(data)).rejects.toThrow(
    `The data folder ${data} cannot be used: a part of its path is a file. Mend that, or choose another by VAKMAN_DATA.`,
  );
});

it('a database that finds no room is not called damaged at once', () => {
  const { message } = unopenedDatabase(folder, new Error('no'), { bavail: 10, bsize: 4096 });
  expect(message).toContain('cannot be opened: the disk is full. Make room;');
});

it.each([
  ['EACCES', 'there is no right to write there'],
  ['EROFS', 'it is on a disk that cannot be written'],
  ['ENOSPC', 'the disk is full'],
])('%s is said in words', (code, words) => {
  const error = Object.assign(new Error('no'), { code });
  expect(String(explainFolder('/data', error))).toContain(`The data folder /data cannot be used: ${words}.`);
});
