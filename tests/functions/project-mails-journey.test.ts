import { join } from 'node:path';
import { shareProject } from '@vakman/supabase/client/project-people';
import { moveProject } from '@vakman/supabase/client/projects';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf } from '../database/support/connection-of.ts';
import { newProject } from '../database/support/projects.ts';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
    // Only when the test asks.
    retrySeconds: 86_400,
  });
});
afterAll(() => backend.remove());

/** As the schedule does each minute. */
const send = () =>
  fetch(`${backend.apiUrl}/functions/v1/send-project-mails`, {
    method: 'POST',
    body: '{}',
    headers: { apikey: backend.secretKey },
  });
const mails = async () => (await (await fetch(`${backend.mailUrl}/api/mails`)).json()) as Mail[];
const subjects = async () => (await mails()).map(({ to, subject }) => [to[0], subject]);

it('a customer and somebody with whom he shares his project are mailed what becomes of it, each in his language', async () => {
  const office = await connectionOf(backend, 'employee');
  const id = await newProject(backend.database, 'jan@example.org');
  await shareProject(office, {
    projectId: id,
    email: 'noor@example.org',
    name: 'Noor Jansen',
    language: 'en',
  });
  await moveProject(office, { id, version: 1, state: 'done', exteriorPainting: true });
  await send();
  await expect
    .poll(subjects, { timeout: 60_000 })
    .toEqual([['noor@example.org', expect.stringContaining('shared with you')]]);
  await backend.database.exec(`update notifications set next_attempt_at = now() where state = 'waiting'`);
  await send();
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(2);
  const done = (await mails()).find(({ to }) => to.includes('jan@example.org'));
  expect(done?.subject).toContain('is klaar');
  expect(done?.text).toContain('Garantie tot en met');
  expect(done?.text).toContain(`/project/${id}`);
  const { rows } = await backend.database.query<{ state: string }>(
    'select distinct state from notifications',
  );
  expect(rows).toEqual([{ state: 'sent' }]);
});
