import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from '@vakman/supabase/local/database/migrate';
import { scheduledFunctions } from '@vakman/supabase/local/schedule';
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
  create table cron.job_run_details (runid bigint, start_time timestamptz, end_time timestamptz);
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer) returns bigint
    language plpgsql as $$ begin insert into net.calls values (url, headers, body); return 1; end $$;
  create table vault.decrypted_secrets (name text, decrypted_secret text);`;

it('a hosted project calls the functions with its own address and key, once it knows them', async () => {
  const { database } = backend;
  const migration = await readFile(join(migrationsFolder, '20261121003200_schedule.sql'), 'utf8');
  const withoutExtensions = migration
    .replace(/ {2}if [^]*?end if;/, '')
    .replaceAll(/ {2}create extension .*;/g, '');
  await database.exec(standIns);
  await database.exec(withoutExtensions);
  const later = await readFile(join(migrationsFolder, '20261128000200_partner_webhooks.sql'), 'utf8');
  await database.exec(/^do \$migration\$[^]*/mu.exec(later)?.[0] ?? '');

  const jobs = await database.query<{ jobname: string; schedule: string; command: string }>(
    'select * from cron.job',
  );
  expect(jobs.rows.map(({ jobname, schedule }) => [jobname, schedule])).toEqual([
    ['retry-mails', '* * * * *'],
    ['apply-retention', '17 * * * *'],
    ['watch-mails', '29 * * * *'],
    ['forget-job-runs', '41 3 * * *'],
    ['booking-mails', '* * * * *'],
    ['project-mails', '* * * * *'],
    ['quote-mails', '* * * * *'],
    ['account-mails', '* * * * *'],
    ['chat-mails', '* * * * *'],
    ['mail-outage', '* * * * *'],
    ['partner-webhooks', '* * * * *'],
  ]);
  const runJobs = async () => {
    for (const { command } of jobs.rows) await database.exec(command);
    return (await database.query('select url, headers, body from net.calls order by url')).rows;
  };
  await database.exec(`insert into cron.job_run_details values
    (1, now() - interval '8 days', now() - interval '8 days'), (2, now() - interval '8 days', null),
    (3, now() - interval '6 days', now() - interval '6 days'), (4, now(), null)`);
  expect(await runJobs()).toEqual([]);
  const kept = await database.query('select runid from cron.job_run_details order by runid');
  expect(kept.rows).toEqual([{ runid: 3 }, { runid: 4 }]);
  await database.exec(`insert into vault.decrypted_secrets values
    ('project_url', 'https://project.example'), ('secret_key', 'key'), ('other', 'other')`);
  const headers = { apikey: 'key', 'content-type': 'application/json' };
  // The same as the timer of the embedded backend.
  expect(await runJobs()).toEqual(
    scheduledFunctions
      .toSorted()
      .map((name) => ({ url: `https://project.example/functions/v1/${name}`, headers, body: {} })),
  );
});
