import { describe, expect, test, vi } from 'vitest';
import type { ClaimedQuoteRequest } from '../database/claimed-quote-request.ts';
import { claimedQuoteRequest, storedQuoteRequest } from '../fixtures/stored-quote-request.ts';
import { MailNotSent } from '../mail/mail.ts';
import { handle } from './handler.ts';

const mine = storedQuoteRequest();
const other = storedQuoteRequest({ id: '99999999-0000-4000-8000-000000000009', name: 'Someone else' });

const address = 'https://backend.example/functions/v1/send-quote-notification';
const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(address, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** An outbox in memory, and all that happened to it. */
function outboxWith(...waiting: ClaimedQuoteRequest[]) {
  const sent: ClaimedQuoteRequest[] = [];
  const completed: string[] = [];
  const failed: [id: string, reason: string, fault: string][] = [];
  const logged: unknown[] = [];
  const background: Promise<unknown>[] = [];
  let deliver: (claimed: ClaimedQuoteRequest) => Promise<void> = async (claimed) => void sent.push(claimed);
  let isOvertaken = (_claimed: ClaimedQuoteRequest) => false;
  const ask = async (request: Request) => {
    const response = await handle(request, {
      secretKeys: ['secret'],
      outbox: {
        async claim(requestId, batch) {
          const due = waiting.filter(({ request: { id } }) => requestId === null || id === requestId);
          const claimed = due.slice(0, batch);
          for (const item of claimed) waiting.splice(waiting.indexOf(item), 1);
          return claimed;
        },
        complete: async (id) => void completed.push(id),
        fail: async (...failure) => void failed.push(failure),
      },
      isOvertaken: (claimed) => isOvertaken(claimed),
      deliver: (claimed) => deliver(claimed),
      inBackground: (work) => background.push(work),
      log: (...line) => logged.push(line),
    });
    await Promise.all(background);
    return response;
  };
  const failWith = (fail: (claimed: ClaimedQuoteRequest) => Error | undefined) => {
    deliver = async (claimed) => {
      const error = fail(claimed);
      if (error) throw error;
      sent.push(claimed);
    };
  };
  const overtake = (test: typeof isOvertaken) => void (isOvertaken = test);
  return { ask, sent, completed, failed, logged, failWith, overtake, waiting };
}

describe('a visitor', () => {
  test('has the mails of his request sent, and nobody else’s', async () => {
    const office = claimedQuoteRequest('office', mine);
    const confirmation = claimedQuoteRequest('confirmation', mine);
    const box = outboxWith(office, claimedQuoteRequest('office', other), confirmation);
    expect((await box.ask(post({ id: mine.id }))).status).toBe(202);
    expect(box.sent).toEqual([office, confirmation]);
    expect(box.completed).toEqual([office.notification.id, confirmation.notification.id]);
    expect(box.waiting).toHaveLength(1);
  });

  test('cannot change what is sent, or to whom', async () => {
    const confirmation = claimedQuoteRequest('confirmation', mine);
    const box = outboxWith(confirmation);
    const forged = {
      ...mine,
      email: 'victim@example.com',
      name: 'Buy now',
      message: 'https://spam.example',
      language: 'en',
    };
    await box.ask(post({ ...forged, kind: 'confirmation', to: 'victim@example.com' }));
    expect(box.sent).toEqual([confirmation]);
  });

  test.each([
    ['no id', {}],
    ['an unknown id', { id: crypto.randomUUID() }],
    ['what is no id', { id: "' or true --" }],
    ['no JSON', 'id=1'],
    ['null', null],
    ['a list', [{ id: mine.id }]],
    ['more than any request holds', { id: mine.id, message: 'a'.repeat(100_000) }],
  ])('learns nothing and sends nothing with %s', async (_what, body) => {
    const box = outboxWith(claimedQuoteRequest('office', mine));
    const response = await box.ask(post(body));
    expect([response.status, await response.text()]).toEqual([202, '']);
    expect(box.sent).toEqual([]);
  });

  test('of another origin may call', async () => {
    const preflight = await outboxWith().ask(new Request(address, { method: 'OPTIONS' }));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey');
    expect((await outboxWith().ask(post({}))).headers.get('access-control-allow-origin')).toBe('*');
  });

  test('gets 405 for what is no POST', async () => {
    expect((await outboxWith().ask(new Request(address))).status).toBe(405);
  });
});

describe('the schedule', () => {
  test('has everything sent that is due', async () => {
    const many = Array.from({ length: 13 }, (_, index) =>
      claimedQuoteRequest(
        'office',
        storedQuoteRequest({ id: crypto.randomUUID(), name: `Visitor ${index}` }),
      ),
    );
    const box = outboxWith(...many);
    expect((await box.ask(post({}, { apikey: 'secret' }))).status).toBe(202);
    expect(box.sent).toHaveLength(13);
  });

  test('leaves what is due to its next call when mails take too long', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const many = Array.from({ length: 20 }, () =>
      claimedQuoteRequest('office', storedQuoteRequest({ id: crypto.randomUUID() })),
    );
    const box = outboxWith(...many);
    box.failWith(() => void vi.setSystemTime(Date.now() + 10_000));
    await box.ask(post({}, { apikey: 'secret' }));
    vi.useRealTimers();
    // Each batch of five took fifty seconds, so that a third would begin after a minute.
    expect([box.sent.length, box.waiting.length]).toEqual([10, 10]);
  });

  test('sends nothing without the secret key', async () => {
    const box = outboxWith(claimedQuoteRequest('office', mine));
    await box.ask(post({}, { apikey: 'public', authorization: 'Bearer public' }));
    expect(box.sent).toEqual([]);
  });
});

test.each([
  ['one who asks for his own mails', {}, { id: mine.id }],
  ['the schedule', { apikey: 'secret' }, {}],
])('%s is answered while the mails are still on their way', async (_who, headers, body) => {
  const background: Promise<unknown>[] = [];
  const server = Promise.withResolvers<void>();
  const completed: string[] = [];
  const waiting = [claimedQuoteRequest('office', mine)];
  const response = await handle(post(body, headers as Record<string, string>), {
    secretKeys: ['secret'],
    outbox: {
      claim: async () => waiting.splice(0),
      complete: async (id) => void completed.push(id),
      fail: async () => undefined,
    },
    deliver: () => server.promise,
    inBackground: (work) => background.push(work),
    log: () => undefined,
  });
  expect([response.status, completed]).toEqual([202, []]);
  server.resolve();
  await Promise.all(background);
  expect(completed).toHaveLength(1);
});

describe('a mail that fails', () => {
  test('is put back with its reason, and the others are sent', async () => {
    const office = claimedQuoteRequest('office', mine);
    const confirmation = claimedQuoteRequest('confirmation', mine);
    const box = outboxWith(office, confirmation);
    box.failWith(({ notification }) =>
      notification.kind === 'office' ? new MailNotSent('SMTP 550') : undefined,
    );
    await box.ask(post({ id: mine.id }));
    expect(box.failed).toEqual([[office.notification.id, 'SMTP 550', 'system']]);
    expect(box.completed).toEqual([confirmation.notification.id]);
  });

  test.each(['system', 'deferred', 'refused'] as const)('tells what its failure stops: %s', async (fault) => {
    const box = outboxWith(claimedQuoteRequest('confirmation', mine));
    box.failWith(() => new MailNotSent('SMTP EENVELOPE', fault));
    await box.ask(post({ id: mine.id }));
    expect(box.failed.map(([, , told]) => told)).toEqual([fault]);
  });

  test('leaves no word of the visitor in log and reason', async () => {
    const box = outboxWith(claimedQuoteRequest('office', mine));
    box.failWith(() => new Error(`could not render ${mine.name} ${mine.email}`));
    await box.ask(post({ id: mine.id }));
    expect(box.failed.map(([, reason]) => reason)).toEqual(['unexpected error']);
    const lines = JSON.stringify(box.logged);
    for (const word of [mine.name, mine.email, mine.phone, mine.message]) expect(lines).not.toContain(word);
  });
});

test('a mail that is no longer true is taken out of the outbox, and not sent', async () => {
  const office = claimedQuoteRequest('office', mine);
  const confirmation = claimedQuoteRequest('confirmation', mine);
  const box = outboxWith(office, confirmation);
  box.overtake(({ notification }) => notification.kind === 'office');
  await box.ask(post({ id: mine.id }));
  expect(box.sent).toEqual([confirmation]);
  expect(box.completed.toSorted()).toEqual([office.notification.id, confirmation.notification.id].toSorted());
});
