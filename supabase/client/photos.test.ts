import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadPhoto } from './photos.ts';

const connection = { url: 'http://backend.test', publishableKey: 'sb_publishable_test' };
const path = 'quote-attachments/3f2a91c4-0000-4000-8000-000000000000.jpg';

/** A request that the test answers. */
class FakeRequest extends EventTarget {
  static readonly all: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  statusText = '';
  responseText = '';
  opened: string[] = [];
  body: unknown;
  constructor() {
    super();
    FakeRequest.all.push(this);
  }
  open(...args: string[]) {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

const sign = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  FakeRequest.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', sign);
});
afterEach(() => {
  sign.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function upload(onProgress = (_part: number) => {}) {
  const file = new Blob(['picture'], { type: 'image/jpeg' });
  const link = uploadPhoto(connection, { path, file, onProgress });
  link.catch(() => {});
  await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(1));
  return { link, request: FakeRequest.all[0] as FakeRequest };
}

test('a photo is uploaded with its progress, and gets a link for a day', async () => {
  sign.mockResolvedValue(
    new Response(JSON.stringify({ signedURL: `/object/sign/project-images/${path}?token=t` })),
  );
  const parts: number[] = [];
  const { link, request } = await upload((part) => parts.push(part));
  expect(request.opened).toEqual(['POST', `http://backend.test/storage/v1/object/project-images/${path}`]);
  expect(request.headers.get('apikey')).toBe('sb_publishable_test');
  expect(((request.body as FormData).get('') as File).type).toBe('image/jpeg');
  request.progress(1, 4);
  request.progress(4, 4);
  request.answer(200, { Id: 'id', Key: path });
  expect(await link).toBe(`http://backend.test/storage/v1/object/sign/project-images/${path}?token=t`);
  expect(parts).toEqual([0.25, 1]);
  expect(JSON.parse(sign.mock.calls[0]?.[1]?.body as string)).toEqual({ expiresIn: 86_400 });
});

test('a refused upload asks for no link', async () => {
  const { link, request } = await upload();
  request.answer(400, { statusCode: '413', error: 'too large', message: 'too large' });
  await expect(link).rejects.toMatchObject({ status: 400 });
  expect(sign).not.toHaveBeenCalled();
});

test('a slow upload may take its time, a dead one is given up', async () => {
  const { link, request } = await upload();
  await vi.advanceTimersByTimeAsync(9000);
  request.progress(1, 4);
  await vi.advanceTimersByTimeAsync(9000);
  const ended = vi.fn();
  link.then(ended, ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(link).rejects.toThrow();
});
