import type { OutageRoad } from '@vakman/domain/mail-trouble/mail-trouble.answers.ts';
import { expect, test, vi } from 'vitest';
import type { MailOutage } from '../_shared/database/mail-outages.ts';
import { MailNotSent } from '../_shared/mail/mail.ts';
import { handle, type Tell } from './handler.ts';

const outage: MailOutage = { id: 'one', since: '2026-11-22T09:00:00Z', mails: 4, to: [] };
const works: Tell = () => Promise.resolve();
const breaks: Tell = () => Promise.reject(new MailNotSent('SMTP ESOCKET'));
const quotes: Tell = () => Promise.reject(new Error('jan@example.org says no'));

async function ask(roads: Readonly<Partial<Record<OutageRoad, Tell>>>, found: MailOutage | null = outage) {
  const background: Promise<unknown>[] = [];
  const claim = vi.fn(() => Promise.resolve(found));
  const note = vi.fn(() => Promise.resolve());
  const call = (headers: Record<string, string>, method = 'POST') =>
    handle(new Request('https://backend.example', { method, headers }), {
      secretKeys: ['secret'],
      outages: { claim, note },
      roads: new Map(Object.entries(roads) as [OutageRoad, Tell][]),
      inBackground: (work) => background.push(work),
      log: () => undefined,
    }).status;
  const status = call({ apikey: 'secret' });
  await Promise.all(background);
  return { status, claim, note, call };
}

test('an outage is told by every road, and noted once', async () => {
  const [mail, webhook] = [vi.fn(works), vi.fn(works)];
  const { status, claim, note } = await ask({ mail, webhook });
  expect(status).toBe(202);
  expect(claim.mock.calls).toEqual([[['mail', 'webhook']]]);
  expect(mail.mock.calls).toEqual([[outage]]);
  expect(webhook.mock.calls).toEqual([[outage]]);
  expect(note.mock.calls).toEqual([['one', null]]);
});

test('one road that works is enough', async () => {
  expect((await ask({ mail: breaks, webhook: works })).note.mock.calls).toEqual([['one', null]]);
});

test('what no road took is noted with the reason, in fixed words', async () => {
  const { note } = await ask({ mail: breaks, webhook: quotes });
  expect(note.mock.calls).toEqual([['one', 'SMTP ESOCKET, unexpected error']]);
});

test('without an outage nothing is told', async () => {
  const mail = vi.fn(works);
  expect((await ask({ mail }, null)).note).not.toHaveBeenCalled();
  expect(mail).not.toHaveBeenCalled();
});

test('nobody else may, and nothing but POST', async () => {
  const { call, claim } = await ask({});
  expect([call({}), call({ apikey: 'public' }), call({ apikey: 'secret' }, 'GET')]).toEqual([401, 401, 405]);
  expect(claim).toHaveBeenCalledTimes(1);
});
