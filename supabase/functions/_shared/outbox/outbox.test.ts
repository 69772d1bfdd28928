import { expect, test } from 'vitest';
import { quoteNotifications } from '../database/claimed-quote-request.ts';
import type { ServiceClient } from '../database/service-client.ts';
import { claimedQuoteRequest } from '../fixtures/stored-quote-request.ts';
import { createOutbox } from './outbox.ts';

interface Call {
  readonly name: string;
  readonly values: unknown;
}

/** A database that gives these answers, and the calls it got. */
function databaseThat(
  answer: (name: string) => { data?: unknown; error?: { code: string; message: string } },
) {
  const calls: Call[] = [];
  const rpc = (name: string, values: unknown) => {
    calls.push({ name, values });
    return Promise.resolve({ data: null, error: null, ...answer(name) });
  };
  const outbox = createOutbox({ rpc } as unknown as ServiceClient, () => undefined, quoteNotifications);
  return { calls, outbox };
}

test('claimed mails are understood', async () => {
  const items = [claimedQuoteRequest('office'), claimedQuoteRequest('confirmation')];
  const { calls, outbox } = databaseThat(() => ({ data: items }));
  expect(await outbox.claim('some-id', 5)).toEqual(items);
  expect(calls).toEqual([{ name: 'claim_notifications', values: { request_id: 'some-id', batch: 5 } }]);
});

test('a row that is not understood is put back, and the others are sent', async () => {
  const good = claimedQuoteRequest('office');
  const strange = { ...good, notification: { ...good.notification, kind: 'telegram' } };
  const { calls, outbox } = databaseThat((name) =>
    name === 'claim_notifications' ? { data: [strange, good] } : {},
  );
  expect(await outbox.claim(null, 5)).toEqual([good]);
  expect(calls[1]).toEqual({
    name: 'fail_notification',
    values: {
      notification_id: good.notification.id,
      reason: 'not understood by the function',
      fault: 'system',
    },
  });
});

test("a failed call tells its code, not the database's words", async () => {
  const { outbox } = databaseThat(() => ({ error: { code: '57014', message: 'row of Jan de Vries' } }));
  await expect(outbox.complete('x')).rejects.toMatchObject({
    name: 'DatabaseError',
    code: '57014',
    message: 'complete_notification failed (57014)',
  });
});
