import { replyPlaceholders } from '@vakman/domain/reply/reply.placeholders';
import type { Connection } from '@vakman/supabase/client/connection';
import {
  listReplyTemplates,
  removeReplyTemplate,
  saveReplyTemplate,
  sendReply,
  undoReply,
} from '@vakman/supabase/client/replies';
import { changeRequests, readRequest } from '@vakman/supabase/client/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: Connection;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
  employee = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());

describe('a reply', () => {
  let request_id: string;
  beforeEach(async () => {
    const row = quoteRequestRow();
    await insertQuoteRequest(backend.database, row);
    request_id = row.id;
  });

  const draft = (changes: object = {}) => ({
    id: crypto.randomUUID(),
    request_id,
    language: 'uk' as const,
    subject: ' Ваша\nзаявка ',
    body: '\nДобрий день!\n\nМи зателефонуємо завтра.\n',
    ...changes,
  });
  const read = async () => {
    const file = await readRequest(employee, request_id);
    if (!file) throw new Error('no request');
    return file;
  };
  const claimMails = () => backend.database.query('select public.claim_notifications($1)', [request_id]);

  it('is the answer that was promised, and its mail waits as long as it can be taken back', async () => {
    const reply = await sendReply(employee, draft());
    expect(reply).toMatchObject({
      subject: 'Ваша заявка',
      body: 'Добрий день!\n\nМи зателефонуємо завтра.',
      state: 'waiting',
    });
    expect(Date.parse(reply.leaves_at) - Date.parse(reply.created_at)).toBe(10_000);
    const { handling, replies, mails } = await read();
    expect(replies).toEqual([reply]);
    expect(mails.map(({ kind }) => kind)).not.toContain('reply');
    expect(handling).toMatchObject({ state: 'in-progress', first_answered_at: expect.any(String) as string });
  });

  it('is as if it had not been once it is taken back, and another may follow', async () => {
    const { id } = await sendReply(employee, draft());
    await undoReply(employee, id);
    // Asked again because the answer was lost.
    await undoReply(employee, id);
    expect(await read()).toMatchObject({ replies: [], handling: { state: 'new', first_answered_at: null } });
    await sendReply(employee, draft());
    await sendReply(employee, draft());
    expect((await read()).replies).toHaveLength(2);
  });

  it('takes nothing back that a colleague did meanwhile', async () => {
    const { id } = await sendReply(employee, draft());
    const { handling } = await read();
    await changeRequests(admin, [{ id: request_id, version: handling.version }], { state: 'quoted' });
    await undoReply(employee, id);
    expect((await read()).handling).toMatchObject({ state: 'quoted' });
  });

  it('is taken back by nobody else, and not once its mail may have left', async () => {
    const { id } = await sendReply(employee, draft());
    await expect(undoReply(admin, id)).rejects.toMatchObject({ code: 'not_own' });
    await backend.database.query(
      `update notifications set next_attempt_at = now() - interval '1 second' where reply_id = $1`,
      [id],
    );
    await claimMails();
    await expect(undoReply(employee, id)).rejects.toMatchObject({ code: 'told' });
    expect((await read()).replies).toHaveLength(1);
  });

  it('that is sent twice is one, and another under its id is refused', async () => {
    const wanted = draft();
    const first = await sendReply(employee, wanted);
    expect(await sendReply(employee, wanted)).toEqual(first);
    await expect(sendReply(employee, { ...wanted, body: 'Anders' })).rejects.toMatchObject({
      code: 'changed',
    });
    expect((await read()).replies).toEqual([first]);
  });

  it.each([
    ...replyPlaceholders.map((name) => ({ body: `Dag {${name}}` })),
    { subject: 'Aanvraag {reference}' },
    { body: ' \n ' },
    { subject: '' },
    { subject: 'x'.repeat(151) },
    { body: 'x'.repeat(6001) },
    { language: 'xx' },
  ])('is not sent as %j', async (changes) => {
    await expect(sendReply(employee, draft(changes))).rejects.toMatchObject({ code: '23514' });
    expect((await read()).handling.first_answered_at).toBeNull();
  });

  it('is not sent to a request that there is not', async () => {
    const wanted = draft({ request_id: crypto.randomUUID() });
    await expect(sendReply(employee, wanted)).rejects.toMatchObject({ code: 'PT404' });
  });
});

describe('a template', () => {
  const template = (changes: object = {}) => ({
    id: crypto.randomUUID(),
    name: 'Wij bellen u',
    texts: { nl: { subject: 'Uw aanvraag {reference}', body: 'Dag {name},\n\n{sender}' } },
    version: null,
    ...changes,
  });
  const stored = async (id: string) => (await listReplyTemplates(employee)).find((one) => one.id === id);

  it('is written by anybody of the office, each change for the version that was read', async () => {
    const first = template();
    expect(await saveReplyTemplate(employee, first)).toBe(1);
    expect(await saveReplyTemplate(employee, first)).toBe(1);
    const renamed = { ...first, name: 'Bellen', version: 1 };
    expect(await saveReplyTemplate(admin, renamed)).toBe(2);
    await expect(saveReplyTemplate(employee, { ...first, name: 'Mailen', version: 1 })).rejects.toMatchObject(
      {
        code: 'changed',
      },
    );
    expect(await stored(first.id)).toEqual({ ...renamed, version: 2 });
  });

  it('is taken away and brought back', async () => {
    const first = template();
    await saveReplyTemplate(employee, first);
    await removeReplyTemplate(employee, first.id);
    expect(await stored(first.id)).toBeUndefined();
    await removeReplyTemplate(employee, first.id, false);
    expect(await stored(first.id)).toMatchObject({ name: first.name });
  });

  const text = { subject: 'Uw aanvraag', body: 'Dag' };
  it.each([
    { texts: { de: text } },
    { texts: { nl: text, xx: text } },
    { texts: { nl: { subject: 'Uw aanvraag' } } },
    { texts: { nl: { ...text, body: 7 } } },
    { texts: { nl: { ...text, more: 'x'.repeat(9) } } },
    { texts: { nl: text, en: 7 } },
    { texts: { nl: text, fr: { ...text, body: 'Bonjour {nom}' } } },
    { texts: { nl: { ...text, subject: '{}' } } },
    { texts: { nl: { ...text, body: '' } } },
    { texts: [] },
    { texts: null },
    { name: ' ' },
    { name: 'x'.repeat(81) },
  ])('is not stored as %j', async (changes) => {
    await expect(saveReplyTemplate(employee, template(changes))).rejects.toMatchObject({
      code: expect.stringMatching(/^2350[25]|23514$/) as string,
    });
  });
});
