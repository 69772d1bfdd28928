import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyQuoteRequest } from './mails.ts';
import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import type { QuoteRequestRow } from '@vakman/domain/quote-request/quote-request.row';
import { insertQuoteRequest } from './quote-requests.ts';

const connection = { url: 'http://backend.test', publishableKey: 'sb_publishable_test' };
const row: QuoteRequestRow = {
  ...exampleRequest,
  id: '3f2a91c4-0000-4000-8000-000000000000',
  address: 'Havenstraat 7, 1354ab',
  photos: [],
  language: 'nl',
  source: null,
};

const answer = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ code, message: 'refused' }), {
    status,
    headers: { date: 'Sat, 28 Nov 2026 17:00:00 GMT' },
  });

test('a request is inserted as it is, and nothing is read back', async () => {
  answer.mockResolvedValue(new Response(null, { status: 201 }));
  await insertQuoteRequest(connection, row);
  const [url, init] = answer.mock.calls[0] ?? [];
  expect(url).toBe('http://backend.test/rest/v1/quote_requests');
  expect(JSON.parse(init?.body as string)).toEqual(row);
  expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_test');
  expect(new Headers(init?.headers).get('prefer') ?? '').not.toContain('representation');
});

test.each([
  ['a request', insertQuoteRequest],
  ['the call for its mails', notifyQuoteRequest],
])('%s names photos in a list, whatever the page around the widget made of all lists', async (_, send) => {
  answer.mockResolvedValue(new Response(null, { status: 201 }));
  const withPhoto = { ...row, photos: ['https://photo.test'] };
  Reflect.set(Array.prototype, 'toJSON', () => 'something else');
  try {
    await send(connection, withPhoto);
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  }
  expect(JSON.parse(answer.mock.calls[0]?.[1]?.body as string)).toEqual(withPhoto);
});

test('when it was stored is told by the clock of the host, where browsers may read it', async () => {
  const date = 'Sat, 28 Nov 2026 17:00:00 GMT';
  answer.mockResolvedValueOnce(new Response(null, { status: 201, headers: { date } }));
  await expect(insertQuoteRequest(connection, row)).resolves.toBe(date);
  answer.mockResolvedValueOnce(new Response(null, { status: 201 }));
  await expect(insertQuoteRequest(connection, row)).resolves.toBeUndefined();
});

test('a request that is stored already counts as stored, and nobody knows since when', async () => {
  answer.mockResolvedValue(refused(409, '23505'));
  await expect(insertQuoteRequest(connection, row)).resolves.toBeUndefined();
});

test.each([
  [503, 'PT503'],
  [500, '57014'],
])('a request that the database gave up with %i %s is inserted again', async (status, code) => {
  answer.mockResolvedValueOnce(refused(status, code)).mockResolvedValue(new Response(null, { status: 201 }));
  await insertQuoteRequest(connection, row);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(answer.mock.calls[1]?.[1]?.body).toBe(answer.mock.calls[0]?.[1]?.body);
});

test.each([
  [400, '23514'],
  [429, 'PT429'],
  [500, 'XX000'],
])('the refusal %i %s is handed on', async (status, code) => {
  answer.mockResolvedValue(refused(status, code));
  await expect(insertQuoteRequest(connection, row)).rejects.toMatchObject({ status, code });
});

test('an answer that never came is a refusal too, and is not asked for again', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(insertQuoteRequest(connection, row)).rejects.toMatchObject({ status: 0 });
  expect(answer).toHaveBeenCalledOnce();
});

test('the call for the mails outlives its page', async () => {
  answer.mockResolvedValue(new Response(null, { status: 202 }));
  await notifyQuoteRequest(connection, row);
  const [url, init] = answer.mock.calls[0] ?? [];
  expect(url).toBe('http://backend.test/functions/v1/send-quote-notification');
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(JSON.parse(init?.body as string)).toEqual(row);
});
