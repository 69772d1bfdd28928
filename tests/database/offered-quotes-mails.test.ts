import type { Connection } from '@vakman/supabase/client/connection';
import { acceptQuote, askQuoteCode, readOfferedQuote } from '@vakman/supabase/client/offered-quotes';
import { saveQuote, sendQuote, withdrawQuote } from '@vakman/supabase/client/quotes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { acceptanceOf, quoteActs } from './support/offered-quotes.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

interface Claimed {
  readonly notification: { readonly id: string; readonly kind: string };
  readonly quote: { readonly id: string; readonly email: string };
  readonly token: string | null;
  readonly code: string | null;
}

let backend: TestBackend;
let office: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('delete from private.rate_events; delete from public.notifications'));

const acts = quoteActs(
  () => backend,
  () => office,
);
const claim = async (quoteId: string) => {
  const service = await backend.as('service_role');
  const { data } = await service.rpc('claim_quote_notifications', { quote_id: quoteId });
  return data as Claimed[];
};
/** Claims what is due and takes it for sent; the kinds of it. */
const sendDue = async (quoteId: string) => {
  const service = await backend.as('service_role');
  const claimed = await claim(quoteId);
  for (const { notification } of claimed)
    await service.rpc('complete_notification', { notification_id: notification.id });
  return claimed.map(({ notification }) => notification.kind);
};
/** Lets days pass for a quote that was sent. */
const pass = async (quoteId: string, days: number) => {
  await backend.database.exec('alter table quotes disable trigger keep');
  await backend.database.query(
    'update quotes set sent_at = sent_at - make_interval(days => $2), valid_until = valid_until - $2::integer where id = $1',
    [quoteId, days],
  );
  await backend.database.exec('alter table quotes enable trigger keep');
};

describe('a mail to a customer', () => {
  it('brings a link of its own, of which nothing but the hash is kept', async () => {
    const { quote } = await acts.offered();
    const [mail] = await claim(quote.id);
    expect(mail).toMatchObject({
      notification: { kind: 'quote' },
      quote: { email: quote.email },
      code: null,
    });
    const token = mail?.token ?? '';
    expect((await readOfferedQuote(acts.visitor(), { token }))?.quote.id).toBe(quote.id);
  });

  it('that brings a code brings no link, and the same digits however often it is tried', async () => {
    const { quote, code } = await acts.proven();
    const mail = (await claim(quote.id)).find(({ notification }) => notification.kind === 'quote-code');
    expect(mail).toMatchObject({ token: null, code });
    await backend.database.exec(`update notifications set claimed_until = null`);
    const again = (await claim(quote.id)).find(({ notification }) => notification.kind === 'quote-code');
    expect(again?.code).toBe(code);
  });

  it('is not sent where it came too late: an old code, and an offer that is none any more', async () => {
    const { quote } = await acts.proven();
    await backend.database.query(`update private.quote_codes set expires_at = now() where quote_id = $1`, [
      quote.id,
    ]);
    await pass(quote.id, 31);
    expect(await sendDue(quote.id)).toEqual([]);
  });

  it('tells of an offer that the office takes back, which binds until it is known', async () => {
    const { quote } = await acts.offered();
    await sendDue(quote.id);
    await withdrawQuote(office, quote);
    expect(await sendDue(quote.id)).toEqual(['quote-taken-back']);
  });

  it('tells of the next version alone where one takes the place of another', async () => {
    const { quote } = await acts.offered();
    const next = { ...quote, id: crypto.randomUUID(), replaces: quote.id, version: null };
    await saveQuote(office, next);
    await sendQuote(office, { id: next.id, version: 1 });
    expect(await sendDue(quote.id)).toEqual([]);
    expect(await sendDue(next.id)).toEqual(['quote']);
  });
});

describe('a reminder', () => {
  it('follows after a week and after three without an answer, once each', async () => {
    const { quote } = await acts.offered();
    await sendDue(quote.id);
    await pass(quote.id, 6);
    expect(await sendDue(quote.id)).toEqual([]);
    await pass(quote.id, 2);
    expect(await sendDue(quote.id)).toEqual(['quote-reminder']);
    expect(await sendDue(quote.id)).toEqual([]);
    await pass(quote.id, 14);
    expect(await sendDue(quote.id)).toEqual(['quote-reminder']);
    expect(await sendDue(quote.id)).toEqual([]);
  });

  it('is one where both are due, as after a long outage', async () => {
    const { quote } = await acts.offered();
    await sendDue(quote.id);
    await pass(quote.id, 22);
    expect(await sendDue(quote.id)).toEqual(['quote-reminder']);
    expect(await sendDue(quote.id)).toEqual([]);
  });

  it('comes neither before the offer itself, nor after an answer', async () => {
    const { quote, door, code } = await acts.proven();
    await pass(quote.id, 8);
    expect(await sendDue(quote.id)).toEqual(['quote', 'quote-code']);
    await acceptQuote(acts.visitor(), door, acceptanceOf(quote, { code }));
    expect(await sendDue(quote.id)).toEqual(['quote-accepted', 'quote-office']);
  });

  it('is taken out where the answer came while it waited, and not written for whoever wants none', async () => {
    const { quote, door } = await acts.offered();
    await sendDue(quote.id);
    await pass(quote.id, 8);
    const [reminder] = await claim(quote.id);
    expect(reminder?.notification.kind).toBe('quote-reminder');
    await backend.database.exec('update notifications set claimed_until = null');
    await askQuoteCode(acts.visitor(), door);
    await backend.database.query(`update quotes set state = 'declined' where id = $1`, [quote.id]);
    expect((await sendDue(quote.id)).includes('quote-reminder')).toBe(false);
    const own = await backend.as('customer');
    const { data } = await own.auth.getUser();
    const customer = await acts.offered({ email: data.user?.email ?? '' });
    await sendDue(customer.quote.id);
    await own.rpc('choose_reminders', { wanted: false });
    await pass(customer.quote.id, 8);
    expect(await sendDue(customer.quote.id)).toEqual([]);
  });
});

it('the document of a quote is noted once', async () => {
  const { quote } = await acts.offered();
  const service = await backend.as('service_role');
  const note = async (sha256: string) =>
    (
      await service.rpc('note_quote_document', {
        quote_id: quote.id,
        path: `${quote.id}.pdf`,
        sha256,
      })
    ).data as unknown;
  const first = { path: `${quote.id}.pdf`, sha256: 'a'.repeat(64) };
  expect(await note('a'.repeat(64))).toEqual(first);
  expect(await note('b'.repeat(64))).toEqual(first);
  await expect(
    backend.database.query(`update quotes set document_sha256 = $2 where id = $1`, [
      quote.id,
      'b'.repeat(64),
    ]),
  ).rejects.toThrow('is not changed');
});
