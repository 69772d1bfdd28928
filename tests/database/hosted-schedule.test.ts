import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from '@vakman/supabase/local/database/migrate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

/** What the extensions of a hosted project offer, writing down what they are asked. */
const standIns = `
  create schema cron; create schema net; create schema vault;
  create table cron.job (jobname text, schedule text, command text);
  create function cron.schedule(text, text, text) returns void language sql as 'insert into cron.job values ($1, $2, $3)';
  create table net.calls (url text, headers jsonb, body jsonb);
  create function net.http_post(url text, headers jsonb, body jsonb) returns bigint language plpgsql
    as $$ begin insert into net.calls values (url, headers, body); return 1; end $$;
  create table vault.decrypted_secrets (name text, decrypted_secret text);`;

it('a hosted project calls the functions with its own address and key, once it knows them', async () => {
  const { database } = backend;
  const migration = await readFile(join(migrationsFolder, '20261121001000_schedule.sql'), 'utf8');
  const withoutExtensions = migration
    .replace(/ {2}if [^]*?end if;/, '')
    .replaceAll(/ {2}create extension .*;/g, '');
  await database.exec(standIns);
  await database.exec(withoutExtensions);
  await database.exec(await readFile(join(migrationsFolder, '20261121003000_booking_schedule.sql'), 'utf8'));

  const jobs = await database.query<{ jobname: string; schedule: string; command: string }>(
    'select * from cron.job',
  );
  expect(jobs.rows.map(({ jobname, schedule }) => [jobname, schedule])).toEqual([
    ['retry-mails', '* * * * *'],
    ['sweep-attachments', '17 * * * *'],
    ['booking-mails', '* * * * *'],
  ]);
  const runJobs = async () => {
    for (const { command } of jobs.rows) await database.exec(command);
    return (await database.query('select url, headers, body from net.calls order by url')).rows;
  };
  expect(await runJobs()).toEqual([]);
  await database.exec(`insert into vault.decrypted_secrets values
    ('project_url', 'https://project.example'), ('secret_key', 'key'), ('other', 'other')`);
  const headers = { apikey: 'key', 'content-type': 'application/json' };
  expect(await runJobs()).toEqual([
    { url: 'https://project.example/functions/v1/send-booking-mails', headers, body: {} },
    { url: 'https://project.example/functions/v1/send-quote-notification', headers, body: {} },
    { url: 'https://project.example/functions/v1/sweep-attachments', headers, body: {} },
  ]);
});
