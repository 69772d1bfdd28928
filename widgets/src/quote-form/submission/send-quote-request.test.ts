import { exampleRequest as values } from '@vakman/domain/quote-request/quote-request.example';
import type { QuoteRequestRow } from '@vakman/domain/quote-request/quote-request.row';
import { afterEach, expect, test, vi } from 'vitest';
import { trustingPhotoStore } from '../../form/photos/photo-store.fixture.ts';
import { createRequestIdentity, sendQuoteRequest, type SendingTools } from './send-quote-request.ts';

afterEach(() => vi.unstubAllGlobals());

const request = { ...values, language: 'nl', source: null } as const;

function toolsWith(changes: Partial<SendingTools['backend']> = {}) {
  const calls: string[] = [];
  const rows: QuoteRequestRow[] = [];
  const tools = {
    identity: createRequestIdentity(),
    photos: trustingPhotoStore(),
    backend: {
      uploadPhoto: vi.fn(async ({ path }: { path: string }) => {
        calls.push('upload');
        return `link of ${path}`;
      }),
      insert: vi.fn(async (row: QuoteRequestRow): Promise<string | undefined> => {
        calls.push('insert');
        rows.push(row);
        return undefined;
      }),
      notify: vi.fn(async (row: QuoteRequestRow) => {
        calls.push('notify');
        expect(row).toBe(rows.at(-1));
      }),
      ...changes,
    },
  };
  return { tools, calls, rows };
}

const photo = (name: string) => new File([name], name);
const refusal = (status: number, code: string) => Object.assign(new Error('refused'), { status, code });

test('photos are uploaded, then the row is written, then the mails are called for', async () => {
  const { tools, calls, rows } = toolsWith();
  await tools.photos.add([photo('a'), photo('b')]);
  const outcome = await sendQuoteRequest(request, tools);
  expect(calls).toEqual(['upload', 'upload', 'insert', 'notify']);
  expect(rows).toEqual([
    {
      ...values,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      address: 'Havenstraat 7, 1354ab',
      photos: [
        expect.stringMatching(/^link of quote-attachments\/[0-9a-f-]{36}\.jpg$/),
        expect.stringMatching(/^link of quote-attachments\/[0-9a-f-]{36}\.jpg$/),
      ],
      language: 'nl',
      source: null,
    },
  ]);
  expect(outcome).toEqual({ kind: 'accepted', id: rows[0]?.id, photosFailed: false });
});

test('a photo that fails twice is left out, and the request goes on', async () => {
  const uploadPhoto = vi.fn(async ({ file }: { file: Blob }) => {
    if ((await file.text()) === 'bad') throw refusal(500, '');
    return 'link';
  });
  const { tools, rows } = toolsWith({ uploadPhoto });
  await tools.photos.add([photo('bad'), photo('good')]);
  expect(await sendQuoteRequest(request, tools)).toMatchObject({ kind: 'accepted', photosFailed: true });
  expect(uploadPhoto).toHaveBeenCalledTimes(3);
  expect(rows[0]?.photos).toEqual(['link']);
  expect(tools.photos.snapshot().photos.map(({ status }) => status)).toEqual(['failed', 'uploaded']);
});

test('a failed call for the mails is no failure', async () => {
  const { tools } = toolsWith({
    notify: async () => {
      throw refusal(0, '');
    },
  });
  expect(await sendQuoteRequest(request, tools)).toMatchObject({ kind: 'accepted' });
});

test('a retry sends the same id and uploads nothing again; an edit makes a new request', async () => {
  const rows: QuoteRequestRow[] = [];
  const { tools } = toolsWith({
    insert: async (row) => {
      rows.push(row);
      throw refusal(0, '');
    },
  });
  await tools.photos.add([photo('a')]);
  expect(await sendQuoteRequest(request, tools)).toEqual({ kind: 'refused', trouble: 'failed' });
  await sendQuoteRequest(request, tools);
  await sendQuoteRequest({ ...request, message: 'Ook de deur, graag.' }, tools);
  expect(tools.backend.uploadPhoto).toHaveBeenCalledOnce();
  expect(rows[1]).toEqual(rows[0]);
  expect(rows[2]?.id).not.toBe(rows[0]?.id);
});

test.each([
  [429, 'PT429', 'tooManyRequests'],
  [500, 'XX000', 'failed'],
  [0, '', 'failed'],
] as const)('the refusal %i %s is told as %s', async (status, code, trouble) => {
  const { tools, calls } = toolsWith({
    insert: async () => {
      throw refusal(status, code);
    },
  });
  expect(await sendQuoteRequest(request, tools)).toEqual({ kind: 'refused', trouble });
  expect(calls).not.toContain('notify');
});

test('a network that is lost on the way is told as such', async () => {
  const { tools } = toolsWith({
    insert: async () => {
      vi.stubGlobal('navigator', { onLine: false });
      throw new TypeError('Failed to fetch');
    },
  });
  const outcome = await sendQuoteRequest(request, tools);
  expect(outcome).toEqual({ kind: 'refused', trouble: 'offline' });
});

/** As the database: an id is stored once, and a photo goes with one request. The first answer is lost. */
function forgetfulBackend() {
  const rows: QuoteRequestRow[] = [];
  const insert = async (row: QuoteRequestRow) => {
    if (rows.some(({ id }) => id === row.id)) return undefined;
    const links = new Set(rows.flatMap(({ photos }) => photos));
    if (row.photos.some((link) => links.has(link))) throw refusal(400, '23514');
    if (rows.push(row) === 1) throw refusal(0, '');
    return undefined;
  };
  return { rows, insert };
}

test('an edit after a lost answer is another request, with the photos uploaded anew', async () => {
  const { rows, insert } = forgetfulBackend();
  const { tools } = toolsWith({ insert });
  await tools.photos.add([photo('a')]);
  expect(await sendQuoteRequest(request, tools)).toMatchObject({ kind: 'refused' });
  const edited = { ...request, message: 'Ook de deur, graag.' };
  expect(await sendQuoteRequest(edited, tools)).toMatchObject({ kind: 'accepted', photosFailed: false });
  expect(rows.map(({ message }) => message)).toEqual([values.message, 'Ook de deur, graag.']);
  expect(rows.map(({ photos }) => photos.length)).toEqual([1, 1]);
  expect(rows[1]?.photos).not.toEqual(rows[0]?.photos);
  expect(rows[1]?.id).not.toBe(rows[0]?.id);
});

test('a photo that failed before a lost answer, and arrives with the next try, is not lost', async () => {
  const { rows, insert } = forgetfulBackend();
  const uploadPhoto = vi.fn(async ({ path }: { path: string }) => path);
  uploadPhoto.mockRejectedValueOnce(refusal(500, '')).mockRejectedValueOnce(refusal(500, ''));
  const { tools } = toolsWith({ insert, uploadPhoto });
  await tools.photos.add([photo('a')]);
  await sendQuoteRequest(request, tools);
  expect(await sendQuoteRequest(request, tools)).toMatchObject({ kind: 'accepted', photosFailed: false });
  expect(rows.map(({ photos }) => photos.length)).toEqual([0, 1]);
});

test('photos that the backend refuses twice are no reason to go on for ever', async () => {
  const insert = vi.fn().mockRejectedValue(refusal(400, '23514'));
  const { tools } = toolsWith({ insert });
  await tools.photos.add([photo('a')]);
  expect(await sendQuoteRequest(request, tools)).toEqual({ kind: 'refused', trouble: 'failed' });
  expect(insert).toHaveBeenCalledTimes(2);
});

test('progress is shown on its photo', async () => {
  const seen: number[] = [];
  const { tools } = toolsWith({
    uploadPhoto: async ({ onProgress }: { onProgress: (part: number) => void }) => {
      onProgress(0.5);
      seen.push(tools.photos.snapshot().photos[0]?.part ?? -1);
      return 'link';
    },
  });
  await tools.photos.add([photo('a')]);
  await sendQuoteRequest(request, tools);
  expect(seen).toEqual([0.5]);
});
