import { expect, test, vi } from 'vitest';
import { postOutage } from './outage-webhook.ts';

const url = 'https://chat.example/hook';

test('a text is posted, and led nowhere else', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  await postOutage(url, 'Mail stands still', send);
  expect(send.mock.calls).toMatchObject([
    [url, { method: 'POST', body: '{"text":"Mail stands still"}', redirect: 'error' }],
  ]);
});

test('a refusal is told by its number', async () => {
  await expect(postOutage(url, '', async () => new Response('', { status: 404 }))).rejects.toThrow(
    'webhook answered 404',
  );
});

test('an address that nobody reaches is told without its secret', async () => {
  const lost = () => Promise.reject(new TypeError(`cannot reach ${url}`));
  await expect(postOutage(url, '', lost)).rejects.toThrow(/^webhook not reached: TypeError$/);
});
