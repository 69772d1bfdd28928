import { describe, expect, test, vi } from 'vitest';
import type { FindDocument } from './find-document.ts';
import { handle } from './handler.ts';

const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
const picture = new Blob(['picture'], { type: 'image/webp' });
const door = { token: 'f00d', quote_id: null };
const ask = (body: unknown, found: Awaited<ReturnType<FindDocument>>, document: Blob | null = pdf) => {
  const findDocument = vi.fn<FindDocument>(async () => found);
  const readDocument = vi.fn<(path: string) => Promise<Blob | null>>(async () => document);
  const request = new Request('https://backend.example/functions/v1/quote-document', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const readPhoto = vi.fn<(path: string) => Promise<Blob | null>>(async () => picture);
  const response = handle(request, { findDocument, readDocument, readPhoto });
  return { response, findDocument, readDocument, readPhoto };
};

test('hands out the PDF to whom the database names its path, and lets nobody keep it', async () => {
  const { response, readDocument } = ask(door, { status: 200, path: 'a.pdf' });
  const { headers, status } = await response;
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(await (await response).text()).toBe('%PDF');
  expect(readDocument).toHaveBeenCalledWith('a.pdf');
});

test('hands out a photo as what it is, from where photos lie', async () => {
  const { response, findDocument, readDocument, readPhoto } = ask(
    { ...door, photo: 'a/b.webp' },
    { status: 200, path: 'a/b.webp' },
  );
  expect((await response).headers.get('content-type')).toBe('image/webp');
  expect(findDocument).toHaveBeenCalledWith(expect.anything(), { ...door, photo: 'a/b.webp' });
  expect(readPhoto).toHaveBeenCalledWith('a/b.webp');
  expect(readDocument).not.toHaveBeenCalled();
});

describe('there is none', () => {
  test('where the database knows none, or the file is gone', async () => {
    expect((await ask(door, { status: 200, path: null }).response).status).toBe(404);
    expect((await ask(door, { status: 200, path: 'a.pdf' }, null).response).status).toBe(404);
  });

  test.each([401, 429])('for whom the database answers %i', async (status) => {
    expect((await ask(door, { status, path: null }).response).status).toBe(status);
  });

  test.each([{}, [], 'x', { token: 5, quote_id: null }, { token: 'a'.repeat(300), quote_id: null }])(
    'for %j, of which the database hears nothing',
    async (body) => {
      const { response, findDocument } = ask(body, { status: 200, path: 'a.pdf' });
      expect((await response).status).toBe(400);
      expect(findDocument).not.toHaveBeenCalled();
    },
  );
});

test('is asked by POST alone', async () => {
  const request = new Request('https://backend.example/functions/v1/quote-document');
  const nobody = {
    findDocument: async () => ({ status: 200, path: 'a' }),
    readDocument: async () => pdf,
    readPhoto: async () => picture,
  };
  expect((await handle(request, nobody)).status).toBe(405);
});
