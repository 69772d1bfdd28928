import type { ChatFile } from '@vakman/domain/chat/chat.answers';
import { chatBucket, chatFilePath } from '@vakman/domain/chat/chat.files';
import { chatLimits } from '@vakman/domain/chat/chat.limits';
import { sendChatMessage } from '@vakman/supabase/client/chat';
import { fetchChatFile } from '@vakman/supabase/client/chat-files';
import type { Connection } from '@vakman/supabase/client/connection';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { newConversation } from './support/conversations.ts';
import { pixelFile } from './support/photos.ts';
import { demoAccount, startTestBackend, type Actor, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let customer: Connection;
let office: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  [customer, office] = await Promise.all([
    connectionOf(backend, 'customer'),
    connectionOf(backend, 'employee'),
  ]);
});
afterAll(() => backend.remove());

const { email } = demoAccount('customer');
const own = async () => (await newConversation(backend.database, { email })).id;
const strangers = async () => (await newConversation(backend.database)).id;
const png = (id: string) => chatFilePath(id, 'image/png');
const upload = async (path: string, actor: Actor = 'customer', file = pixelFile('image/png')) =>
  (await (await backend.as(actor)).storage.from(chatBucket).upload(path, file)).error;
const fileAt = (path: string, changes: Partial<ChatFile> = {}): ChatFile => ({
  path,
  name: 'kozijn.png',
  type: 'application/pdf',
  bytes: 7,
  width: 4,
  height: 3,
  ...changes,
});
const send = (who: Connection, conversationId: string, files: ChatFile[], id = crypto.randomUUID()) =>
  sendChatMessage(who, { id, conversationId, body: '', files });

describe('a file', () => {
  it('goes with a message as the bucket has it, and is opened by both sides', async () => {
    const id = await own();
    const path = png(id);
    expect(await upload(path)).toBeNull();
    const file = pixelFile('image/png');
    const messageId = crypto.randomUUID();
    const message = await send(customer, id, [fileAt(path, { name: ' kozijn\u2028voor.png ' })], messageId);
    expect(message.files).toEqual([
      { path, name: 'kozijn voor.png', type: 'image/png', bytes: file.size, width: 4, height: 3 },
    ]);
    expect(await send(customer, id, [fileAt(path, { name: 'kozijn voor.png' })], messageId)).toEqual(message);
    await expect(send(customer, id, [fileAt(path, { name: 'ander.png' })], messageId)).rejects.toMatchObject({
      code: 'changed',
    });
    for (const who of [customer, office]) expect((await fetchChatFile(who, path)).size).toBe(file.size);
  });

  test.each([
    ['in a conversation of others', async () => png(await strangers())],
    ['in one that there is not', async () => png(crypto.randomUUID())],
    ['under a name of its own', async () => `${await own()}/kozijn.png`],
    ['in a folder below', async () => `${await own()}/more/${crypto.randomUUID()}.png`],
    ['out of its conversation', async () => `${await own()}/../${crypto.randomUUID()}.png`],
    ['that is a page', async () => `${await own()}/${crypto.randomUUID()}.html`],
  ])('is refused %s', async (_where, path) => {
    expect(await upload(await path())).not.toBeNull();
  });

  it('is refused where it is no picture and no document, or too large', async () => {
    const id = await own();
    for (const file of [
      pixelFile('image/svg+xml'),
      new File([new Uint8Array(chatLimits.fileBytes + 1)], 'a.png', { type: 'image/png' }),
    ])
      expect(await upload(png(id), 'customer', file)).not.toBeNull();
  });

  it('is named by nobody who did not upload it there, and once in a message', async () => {
    const [id, other] = [await own(), await own()];
    const [mine, theirs] = [png(id), png(id)];
    await upload(mine);
    await upload(theirs, 'employee');
    for (const [conversation, files] of [
      [id, [fileAt(theirs)]],
      [other, [fileAt(mine)]],
      [id, [fileAt(png(id))]],
    ] as const)
      await expect(send(customer, conversation, [...files])).rejects.toMatchObject({
        code: expect.stringMatching(/no_file|23514/) as string,
      });
    for (const files of [
      [fileAt(mine), fileAt(mine)],
      [fileAt(mine, { name: ' ' })],
      [fileAt(mine, { name: 'a'.repeat(chatLimits.fileName + 1) })],
      [fileAt(mine, { width: 0 })],
    ])
      await expect(send(customer, id, files)).rejects.toMatchObject({ code: '23514' });
  });

  it('is counted for its person, also of many at once', async () => {
    const id = await own();
    await backend.database.exec('update private.settings set chat_files_an_hour = 5');
    const results = await Promise.all(Array.from({ length: 12 }, () => upload(png(id))));
    expect(results.filter((error) => error === null)).toHaveLength(5);
    expect(results.find((error) => error !== null)).toMatchObject({ statusCode: '403' });
    expect(await upload(png(id), 'employee')).toBeNull();
    await backend.database.exec('update private.settings set chat_files_an_hour = 100');
  });
});

describe('a file that belongs to nothing', () => {
  const orphans = async () =>
    (await (await backend.as('service_role')).rpc('orphaned_chat_files', { batch: 1000 })).data as string[];
  const age = (path: string) =>
    backend.database.query(
      `update storage.objects set created_at = now() - interval '25 hours' where name = $1`,
      [path],
    );

  it('is swept a day after nobody sent it, or with its conversation', async () => {
    const [id, gone] = [await own(), await own()];
    const [sent, fresh, unsent, left] = [png(id), png(id), png(id), png(gone)];
    for (const path of [sent, fresh, unsent, left]) expect(await upload(path)).toBeNull();
    await send(customer, id, [fileAt(sent)]);
    await Promise.all([age(sent), age(unsent)]);
    await backend.database.query(
      'delete from quote_requests where id in (select request_id from conversations where id = $1)',
      [gone],
    );
    const swept = await orphans();
    expect([sent, fresh, unsent, left].map((path) => swept.includes(path))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
