import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { publishableKey, readKeys } from '@vakman/supabase/local/keys';
import type { ReadyMessage } from '@vakman/supabase/local/serve';
import { copyTemplate } from '@vakman/supabase/local/template';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBackendProcess, type BackendProcess } from './support/backend-process.ts';
import { quoteRequestRow } from './support/quote-request-row.ts';

let dataFolder: string;
const started: BackendProcess[] = [];
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'vakman-'));
  await copyTemplate(dataFolder);
});
afterEach(async () => {
  for (const backend of started.splice(0)) if (backend.child.exitCode === null) backend.child.kill('SIGKILL');
  await rm(dataFolder, { recursive: true });
});

async function start(environment: Record<string, string> = {}): Promise<BackendProcess> {
  const backend = await startBackendProcess(dataFolder, environment);
  started.push(backend);
  return backend;
}

function clientOf(ready: ReadyMessage | undefined, key: string) {
  if (ready === undefined) throw new Error('The backend did not start.');
  return createClient(ready.apiUrl, key, { auth: { persistSession: false } });
}

it('a second process on the same data folder is turned away, and told by whom', async () => {
  const first = await start();
  expect(first.ready).toMatchObject({ ready: true });
  const second = await start();
  expect(second.ready).toBeUndefined();
  expect(second.child.exitCode).toBe(1);
  expect(second.output).toContain(`${dataFolder} is in use by process ${process.pid}`);
  // The first one noticed nothing.
  const { error } = await clientOf(first.ready, publishableKey)
    .from('quote_requests')
    .insert(quoteRequestRow());
  expect(error).toBeNull();
});

it('SIGTERM and SIGINT end it in good order', async () => {
  expect(await (await start()).end('SIGTERM')).toBe(0);
  expect(await (await start()).end('SIGINT')).toBe(0);
});

it('a process killed under load loses no acknowledged request, and leaves no lock behind', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const backend = await start();
    const client = clientOf(backend.ready, publishableKey);
    const before = acknowledged.length;
    const visitor = async () => {
      for (;;) {
        const row = quoteRequestRow();
        const { status } = await client.from('quote_requests').insert(row);
        if (status !== 201) return;
        acknowledged.push(row.id);
        if (acknowledged.length === before + 100) backend.child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 8 }, visitor));
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);

  const service = clientOf((await start()).ready, readKeys(dataFolder).secret);
  const { data } = await service.from('quote_requests').select('id').limit(1000);
  const stored = new Set(data?.map((row: { id: string }) => row.id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  // Each came with its mails, in the same transaction.
  const { count } = await service
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    .eq('kind', 'office');
  expect(count).toBe(stored.size);
});
