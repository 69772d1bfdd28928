import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { startBackend } from '@vakman/supabase/local/backend';
import { createApp } from '@vakman/supabase/local/create-app';
import { openDatabase } from '@vakman/supabase/local/database/open-database';
import { newKeys } from '@vakman/supabase/local/keys';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoAccount } from './support/test-backend.ts';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'vakman-'));
});
afterEach(() => rm(dataFolder, { recursive: true }));

async function startAndSignIn(): Promise<string[]> {
  const lines: string[] = [];
  const ports = { apiPort: 0, mailPort: 0, smtpPort: 0 };
  const backend = await startBackend({
    dataFolder,
    ...ports,
    siteUrl: 'http://localhost:4173',
    functionsFolder: dataFolder,
    log: (line) => lines.push(line),
  });
  const client = createClient(backend.apiUrl, backend.publishableKey, { auth: { persistSession: false } });
  const { email, password } = demoAccount('admin');
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  await backend.close();
  return lines;
}

it('a start that was broken off is finished by the next one, and not repeated by the one after', async () => {
  const database = await openDatabase(dataFolder);
  const app = createApp(database, { dataFolder, keys: newKeys(), siteUrl: '', sendMail: () => undefined });
  await app.ensureSystemSchema();
  await database.close();

  expect((await startAndSignIn())[0]).toBe('migration 20261121000100_deny_first.sql');
  expect(await startAndSignIn()).toEqual([]);
});
