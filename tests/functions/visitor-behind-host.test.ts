import { join } from 'node:path';
import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import { forwardForm } from '@vakman/site/netlify/forward-form.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

const visitorSecret = 'a secret that the static host and the functions know';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
    settings: { requests_per_address_an_hour: 1, requests_per_email_a_day: 100 },
    visitorSecret,
  });
});
beforeEach(() => backend.database.exec('delete from private.rate_events'));
afterAll(() => backend.remove());

/** What becomes of a form without script that a visitor posts to the static host. */
async function post(visitor: string, secret = visitorSecret): Promise<number | undefined> {
  const { id, email } = quoteRequestRow();
  const body = new FormData();
  const values = { ...exampleRequest, id, email };
  for (const [field, value] of Object.entries(values)) body.append(field, value);
  const request = new Request('https://site.example/api/submit-quote-request', { method: 'POST', body });
  const answer = await forwardForm(request, {
    visitor,
    supabaseUrl: backend.apiUrl,
    visitorSecret: secret,
    now: () => new Date(),
  });
  return answer?.status;
}

it('visitors behind the static host each have a limit of their own', async () => {
  expect(await post('192.0.2.1')).toBe(303);
  expect(await post('192.0.2.1')).toBe(429);
  expect(await post('192.0.2.2')).toBe(303);
  expect(await post('2001:db8::1')).toBe(303);
});

it('who signs with another secret is counted as the host', async () => {
  const forged = 'a secret that somebody made up, long enough';
  expect(await post('192.0.2.1', forged)).toBe(303);
  expect(await post('192.0.2.2', forged)).toBe(429);
  expect(await post('192.0.2.1')).toBe(303);
});
