import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Connection } from '@vakman/supabase/client/connection';
import {
  acceptQuote,
  askQuoteCode,
  declineQuote,
  openQuoteDocument,
  readOfferedQuote,
  withdrawAcceptance,
} from '@vakman/supabase/client/offered-quotes';
import { notifyQuote } from '@vakman/supabase/client/mails';
import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from '../database/support/connection-of.ts';
import { acceptanceOf, sentQuote } from '../database/support/offered-quotes.ts';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { readonly contentType: string; readonly base64: string }[];
}

let backend: TestBackend;
let office: Connection;
beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
  });
  office = await connectionOf(backend, 'employee');
});
beforeEach(() => forgetMails());
afterAll(() => backend.remove());

const forgetMails = () => fetch(`${backend.mailUrl}/api/mails`, { method: 'DELETE' });
const mails = async () => (await (await fetch(`${backend.mailUrl}/api/mails`)).json()) as Mail[];

/** The mails of one step, once all are there; the next step starts with none. */
async function mailsOf(count: number) {
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(count);
  const all = await mails();
  await forgetMails();
  return {
    office: all.find(({ to }) => to.includes(mailOffice)),
    customer: all.find(({ to }) => !to.includes(mailOffice)),
  };
}

const paperOf = (mail: Mail | undefined) => Buffer.from(mail?.attachments[0]?.base64 ?? '', 'base64');

/** A quote whose mail arrived, and what it brought. */
async function offer() {
  const quote = await sentQuote(office);
  await notifyQuote(backend.visitor, quote.id);
  const { customer } = await mailsOf(1);
  const token = /offerte#([0-9a-f]{64})/.exec(customer?.text ?? '')?.[1] ?? '';
  return { quote, mail: customer, door: { token } };
}

describe('a quote', () => {
  it('reaches its customer with a PDF, which is kept and handed out to whoever has the link', async () => {
    const { quote, mail, door } = await offer();
    expect(mail).toMatchObject({ to: [quote.email], attachments: [{ contentType: 'application/pdf' }] });
    expect(mail?.html).toContain('<html lang="uk">');
    const paper = paperOf(mail);
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await readOfferedQuote(backend.visitor, door))?.document).toBe(true);
    const opened = await openQuoteDocument(backend.visitor, door);
    expect(opened.type).toBe('application/pdf');
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(paper);
    const { rows } = await backend.database.query('select document_sha256 from quotes where id = $1', [
      quote.id,
    ]);
    expect(rows).toEqual([{ document_sha256: createHash('sha256').update(paper).digest('hex') }]);
  });

  it('is handed out to nobody else', async () => {
    const { quote } = await offer();
    for (const door of [{ token: 'f00d'.repeat(16) }, { quoteId: quote.id }])
      await expect(openQuoteDocument(backend.visitor, door)).rejects.toMatchObject({ status: 404 });
  });

  it('is accepted by the code that its customer is mailed, and withdrawn from', async () => {
    const { quote, door } = await offer();
    await askQuoteCode(backend.visitor, door);
    const asked = await mailsOf(1);
    const code = /\d{6}/.exec(asked.customer?.subject ?? '')?.[0] ?? '';
    const answer = await acceptQuote(backend.visitor, door, acceptanceOf(quote, { code }));
    const accepted = await mailsOf(2);
    expect(accepted.office?.subject).toContain('Akkoord');
    expect(accepted.customer?.text).toContain(quote.number);
    expect(paperOf(accepted.customer).subarray(0, 5).toString()).toBe('%PDF-');
    await withdrawAcceptance(backend.visitor, door, {
      id: crypto.randomUUID(),
      version: answer.quote.version,
    });
    const withdrawn = await mailsOf(2);
    expect(withdrawn.office?.subject).toContain('Herroepen');
    expect(withdrawn.customer?.attachments).toEqual([]);
  });

  it('that is declined is told to the office alone', async () => {
    const { door } = await offer();
    const given = { id: crypto.randomUUID(), version: 2, reason: 'later', words: '<b>Later</b>' } as const;
    await declineQuote(backend.visitor, door, given);
    const { office: told, customer } = await mailsOf(1);
    expect(customer).toBeUndefined();
    expect(told?.html).toContain('&lt;b&gt;Later&lt;/b&gt;');
  });
});
