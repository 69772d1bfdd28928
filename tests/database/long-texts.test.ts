import { request } from 'node:http';
import { longestSent } from '@vakman/domain/text/text';
import { checkQuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postRow } from './support/http.ts';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const goodRequest = async () => (await postRow(backend, 'quote_requests', quoteRequestRow())).status;

/** Posts in parts, so that no header says how much there will be. */
function postParts(path: string, parts: number, type = 'application/json') {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { port } = new URL(backend.apiUrl);
    const headers = { apikey: backend.publishableKey, 'content-type': type };
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += String(part)));
      answer.on('end', () => resolve({ status: answer.statusCode, body }));
    });
    asked.on('error', reject);
    for (let part = 0; part < parts; part += 1) asked.write(' '.repeat(32 * 1024));
    asked.end('{}');
  });
}

describe('text beyond all limits', () => {
  it.each(['/rest/v1/quote_requests', '/rest/v1/rpc/book_facade_cleaning', '/auth/v1/token'])(
    'is refused by %s, whether its length was told before or not, and the next request is served',
    async (path) => {
      const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
      const told = await fetch(backend.apiUrl + path, { method: 'POST', headers, body: ' '.repeat(262_145) });
      expect(told.status).toBe(413);
      expect(await told.json()).toEqual({ message: 'Request size limit exceeded' });
      const untold = await postParts(path, 9);
      expect(untold).toEqual({ status: 413, body: '{"message":"Request size limit exceeded"}' });
      expect(await goodRequest()).toBe(201);
    },
  );

  it('is taken as long as it stays below them', async () => {
    expect((await postParts('/rest/v1/rpc/read_appointment', 7)).status).not.toBe(413);
  });

  it('is not looked into by the rules of the columns', async () => {
    const { rows } = await backend.database.query(
      `select private.normalise_phone(repeat('12', 600)) as phone,
         private.normalise_email(repeat('A', 1100)) as email,
         private.normalise_postal_code('1234' || repeat(' ', 1100) || 'ab') as postal_code,
         char_length(private.trim_text(repeat(' ', 20001))) as trimmed`,
    );
    expect(rows).toEqual([{ phone: '', email: '', postal_code: '', trimmed: 20_001 }]);
  });

  it.each([
    [longestSent, 201],
    [longestSent + 1, 400],
  ])(
    'of %i characters, nearly all of them blanks, is answered with %i by all rules',
    async (length, status) => {
      const row = quoteRequestRow({ message: 'Graag een prijs.'.padEnd(length) });
      expect((await postRow(backend, 'quote_requests', row)).status).toBe(status);
      expect(checkQuoteRequest(row).ok).toBe(status === 201);
    },
  );
});
