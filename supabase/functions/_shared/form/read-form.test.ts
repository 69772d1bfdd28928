import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { photoLimits } from '@vakman/domain/photos/photos.limits.ts';
import { jpeg, largeJpeg } from '../fixtures/files.ts';
import { readForm, type FormFile } from './read-form.ts';

const address = 'https://backend.example/functions/v1/submit-quote-request';
const post = (body: BodyInit, headers?: Record<string, string>) =>
  new Request(address, { method: 'POST', body, ...(headers && { headers }) });

function formOf(...entries: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

/** What became of a form, and the sizes of its files; null for one that broke off. */
async function read(request: Request) {
  const files: [string, number | null][] = [];
  const form = await readForm(request, async ({ name, content }: FormFile) => {
    const chunks: Uint8Array[] = [];
    try {
      for await (const chunk of content) chunks.push(chunk);
      files.push([name, Buffer.concat(chunks).length]);
    } catch {
      files.push([name, null]);
    }
  });
  return { ...form, files };
}

const part = (name: string, value = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileStart = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';

/** A form in pieces, and how many of them were asked for. */
function streamed(
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  headers: Record<string, string> = {},
) {
  const iterator = (async function* each() {
    yield* pieces;
  })();
  const sent = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done === true) {
        controller.close();
        return;
      }
      sent.pieces += 1;
      controller.enqueue(typeof value === 'string' ? new TextEncoder().encode(value) : value);
    },
  });
  const request = new Request(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
    duplex: 'half',
  } as RequestInit);
  return { request, sent };
}

function* endless(...start: string[]) {
  yield* start;
  for (;;) yield new Uint8Array(1024 * 1024);
}

test('values and files are read in order', async () => {
  const form = await read(
    post(
      formOf(
        ['name', 'Zoë 🎨'],
        ['photo_path', 'a'],
        ['photo_path', 'b'],
        ['photos', jpeg('één.jpg', 'xyz')],
        ['photos', jpeg('twee.jpg')],
      ),
    ),
  );
  expect([...form.values]).toEqual([
    ['name', ['Zoë 🎨']],
    ['photo_path', ['a', 'b']],
  ]);
  expect(form.files).toEqual([
    ['één.jpg', 7],
    ['twee.jpg', 4],
  ]);
  expect(form.problem).toBeUndefined();
});

test('a file is handed on before the next one is asked for, with the values before it', async () => {
  const events: string[] = [];
  const request = post(formOf(['name', 'Jan'], ['photos', largeJpeg(3)], ['photos', largeJpeg(2)]));
  await readForm(request, async ({ content }, values) => {
    events.push(`begins with ${values.get('name')?.[0]}`);
    for await (const _ of content);
    await new Promise((resolve) => setTimeout(resolve, 20));
    events.push('ends');
  });
  expect(events).toEqual(['begins with Jan', 'ends', 'begins with Jan', 'ends']);
});

test('nothing is read ahead of a file that is not taken yet', async () => {
  const { request, sent } = streamed([
    fileStart,
    ...Array.from({ length: 20 }, () => new Uint8Array(1024 * 1024)),
    '\r\n--x--',
  ]);
  const seen: number[] = [];
  await readForm(request, async ({ content }) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    seen.push(sent.pieces);
    for await (const _ of content);
  });
  expect(seen[0]).toBeLessThan(6);
  expect(sent.pieces).toBe(22);
});

test('line breaks count as the browser counts them', async () => {
  const { values } = await read(post(formOf(['message', 'een\r\ntwee\rdrie\nvier'])));
  expect(values.get('message')).toEqual(['een\ntwee\ndrie\nvier']);
});

test('a simple form without files is read too', async () => {
  const { values } = await read(post(new URLSearchParams({ name: 'Jan & Co' })));
  expect(values.get('name')).toEqual(['Jan & Co']);
});

test('what follows a file is read, and more files than anybody sends are told', async () => {
  const files = Array.from({ length: 60 }, (): [string, File] => ['photos', jpeg()]);
  const form = await read(post(formOf(...files, ['name', 'Jan'])));
  expect(form.files).toHaveLength(50);
  expect(form.hasMoreFiles).toBe(true);
  expect(form.values.get('name')).toEqual(['Jan']);
});

describe('a form that is too large', () => {
  const words = part('name', 'Jan');

  test('and says so is read up to its first file', async () => {
    const { request, sent } = streamed(endless(words, fileStart), {
      'content-length': String(photoLimits.formBytes + 2 * 1024 * 1024),
    });
    const form = await read(request);
    expect(form).toMatchObject({ problem: 'too large', files: [] });
    expect(form.values.get('name')).toEqual(['Jan']);
    expect(sent.pieces).toBeLessThan(6);
  });

  test('and says so is not read for its words either', async () => {
    const { request, sent } = streamed(endless(words, part('message').slice(0, -2)), {
      'content-length': '1000000000000',
    });
    expect(await read(request)).toMatchObject({ problem: 'too large' });
    expect(sent.pieces).toBeLessThan(8);
  });

  test('and says nothing is cut off, and what came before is kept', async () => {
    const { request, sent } = streamed(endless(words, fileStart));
    const form = await read(request);
    expect(form).toMatchObject({ problem: 'too large', files: [['a.jpg', null]] });
    expect(form.values.get('name')).toEqual(['Jan']);
    expect(sent.pieces).toBeLessThan(50);
  });

  test('begins where the photos of a whole form end', async () => {
    const files = Array.from({ length: 4 }, (): [string, File] => ['photos', largeJpeg(10)]);
    const form = await read(post(formOf(['name', 'Jan'], ...files)));
    expect(form.problem).toBeUndefined();
    expect(form.files.map(([, size]) => size)).toEqual(files.map(() => photoLimits.bytes));
  });
});

test('a form that breaks off within a file is not readable, and nobody waits for the rest', async () => {
  const { request } = streamed([part('name', 'Jan'), fileStart, 'begin', 'and then']);
  expect(await read(request)).toMatchObject({ problem: 'not readable', files: [['a.jpg', null]] });
});

test('a connection that breaks is told as a form that broke off', async () => {
  async function* broken() {
    yield part('name', 'Jan');
    yield fileStart;
    yield 'begin';
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error('gone');
  }
  const form = await read(streamed(broken()).request);
  expect(form).toMatchObject({ problem: 'not readable', files: [['a.jpg', null]] });
  expect(form.values.get('name')).toEqual(['Jan']);
});

const disposition = (parameters: string, rest = '') =>
  `--x\r\nContent-Disposition: form-data; ${parameters}\r\n${rest}\r\nvalue\r\n--x--\r\n`;

test.each([
  ['a broken form', part('name', 'Jan').slice(0, -2), 'multipart/form-data; boundary=x'],
  ['a form without a boundary', 'abc', 'multipart/form-data'],
  ['a form with an empty boundary', 'abc', 'multipart/form-data; boundary='],
  ['a form that is nothing but its boundary', '--x', 'multipart/form-data; boundary=x'],
  ['JSON', '{"name":"Jan"}', 'application/json'],
  ['nothing that is named', 'abc', 'text/plain'],
  ['a thousand fields', part('name').repeat(1000) + '--x--', 'multipart/form-data; boundary=x'],
])('%s is not readable', async (_what, body, type) => {
  expect((await read(post(body, { 'content-type': type }))).problem).toBe('not readable');
});

test.each([
  ['a field without a name', disposition('')],
  ['a name of a megabyte', disposition(`name="${'n'.repeat(1024 * 1024)}"`)],
  ['an unknown character set', disposition('name="name"', 'Content-Type: text/plain; charset=klingon\r\n')],
  ['a thousand headers', disposition('name="name"', 'x: y\r\n'.repeat(1000))],
  ['a line break in a file name', disposition('name="photos"; filename="a\r\nset-cookie: b"')],
  ['a file without a name', disposition('name="photos"', 'Content-Type: application/octet-stream\r\n')],
  ['a part of another kind', disposition('name="name"').replace('form-data', 'attachment')],
  ['half a character', disposition('name="name"; filename*=UTF-8\'\'%ff%e2')],
])('%s does no harm', async (_what, body) => {
  const form = await read(post(body, { 'content-type': 'multipart/form-data; boundary=x' }));
  expect([undefined, 'not readable']).toContain(form.problem);
  for (const [name] of form.files) expect(name).not.toMatch(/[\r\n]/);
});

test('a field that is sent twice has two values', async () => {
  const { values } = await read(post(formOf(['name', 'Jan'], ['name', 'Piet'], ['__proto__', 'x'])));
  expect(values.get('name')).toEqual(['Jan', 'Piet']);
  expect(values.get('__proto__')).toEqual(['x']);
});

test('no body is not readable', async () => {
  expect((await read(new Request(address, { method: 'POST' }))).problem).toBe('not readable');
});
