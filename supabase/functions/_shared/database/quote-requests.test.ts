import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example.ts';
import { expect, test } from 'vitest';
import { createQuoteRequests } from './quote-requests.ts';
import type { ServiceClient } from './service-client.ts';

const request = {
  ...exampleRequest,
  id: '3f2a91c4-0000-4000-8000-000000000000',
  photos: [],
  language: 'nl',
  source: null,
} as const;

/** A database that answers one call after the other so: with an error of that code, or with none. */
function databaseThat(...codes: readonly (string | null)[]) {
  const calls: unknown[] = [];
  const rpc = (name: string, values: unknown) => {
    const code = codes[calls.length] ?? null;
    calls.push([name, values]);
    return Promise.resolve({ data: null, error: code === null ? null : { code, message: 'refused' } });
  };
  return { calls, quoteRequests: createQuoteRequests({ rpc } as unknown as ServiceClient) };
}

test('a request is stored for the address that it came from', async () => {
  const { calls, quoteRequests } = databaseThat(null);
  expect(await quoteRequests.submit(request, '203.0.113.7')).toBe('stored');
  expect(calls).toEqual([['submit_quote_request', { payload: request, sender_address: '203.0.113.7' }]]);
});

test.each([
  ['23505', 'stored before'],
  ['23514', 'photos gone'],
  ['PT409', 'id taken'],
  ['PT429', 'too many'],
])('the refusal %s means: %s', async (code, result) => {
  expect(await databaseThat(code).quoteRequests.submit(request, '')).toBe(result);
});

test.each(['PT503', '57014'])('what the database gave up with %s is tried again', async (code) => {
  const { calls, quoteRequests } = databaseThat(code, null);
  expect(await quoteRequests.submit(request, '')).toBe('stored');
  expect(calls[1]).toEqual(calls[0]);
});

test('any other refusal is a failure that names its code alone', async () => {
  await expect(databaseThat('XX000').quoteRequests.submit(request, '')).rejects.toThrow(
    'submit_quote_request failed (XX000)',
  );
});
