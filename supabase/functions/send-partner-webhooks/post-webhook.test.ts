import { describe, expect, it, vi } from 'vitest';
import { postWebhook, type Surroundings } from './post-webhook.ts';

const delivery = {
  id: '3f2a91c4-0000-4000-8000-000000000000',
  attempt: 1,
  url: 'https://hooks.example.org/vakman',
  secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  body: { type: 'webhook.test', timestamp: '2026-11-28T05:00:00+00:00', data: { source: 'vve-almere' } },
};
const answer = (status: number) =>
  vi.fn<typeof fetch>(async () => new Response('read by nobody', { status }));
const surroundings = (changes: Partial<Surroundings> = {}): Surroundings => ({
  resolve: async () => ['93.184.215.14'],
  isLocal: false,
  fetch: answer(200),
  now: () => new Date('2026-11-28T05:00:00Z'),
  ...changes,
});

describe('a webhook', () => {
  it.each([200, 302, 410, 500])('tells the status %i, and follows nothing', async (status) => {
    const fetched = answer(status);
    expect(await postWebhook(delivery, surroundings({ fetch: fetched }))).toBe(status);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      delivery.url,
      expect.objectContaining({ redirect: 'manual', method: 'POST' }),
    );
  });

  it.each([['10.0.0.1'], ['93.184.215.14', 'fd00::1'], []])(
    'is sent to no name that leads to %s',
    async (...addresses) => {
      const fetched = answer(200);
      const resolve = async () => addresses;
      expect(await postWebhook(delivery, surroundings({ resolve, fetch: fetched }))).toBeNull();
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('is sent to a server of the same machine by none but a local backend', async () => {
    const local = { ...delivery, url: 'http://127.0.0.1:4000/hook' };
    expect(await postWebhook(local, surroundings())).toBeNull();
    expect(await postWebhook(local, surroundings({ isLocal: true }))).toBe(200);
  });

  it('tells of no answer', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error('no route')));
    expect(await postWebhook(delivery, surroundings({ fetch: fetched }))).toBeNull();
  });
});
