import { expect, test } from 'vitest';
import { jpeg, largeJpeg } from '../fixtures/files.ts';
import { readForm } from './read-form.ts';

const address = 'https://backend.example/functions/v1/submit-quote-request';
const post = (body: BodyInit, headers?: Record<string, string>) =>
  new Request(address, { method: 'POST', body, ...(headers && { headers }) });

function formOf(...entries: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test('values and files are read in order', async () => {
  const form = await readForm(
    post(
      formOf(
        ['name', 'Zoë 🎨'],
        ['photo_path', 'a'],
        ['photo_path', 'b'],
        ['photos', jpeg('één.jpg', 'xyz')],
      ),
    ),
  );
  expect([...form.values]).toEqual([
    ['name', ['Zoë 🎨']],
    ['photo_path', ['a', 'b']],
  ]);
  expect(form.files).toMatchObject([{ name: 'één.jpg', isCut: false }]);
  expect(form.files[0]?.bytes).toHaveLength(7);
  expect(form.problem).toBeUndefined();
});

test('line breaks count as the browser counts them', async () => {
  const { values } = await readForm(post(formOf(['message', 'een\r\ntwee\rdrie\nvier'])));
  expect(values.get('message')).toEqual(['een\ntwee\ndrie\nvier']);
});

test('a simple form without files is read too', async () => {
  const { values } = await readForm(post(new URLSearchParams({ name: 'Jan & Co' })));
  expect(values.get('name')).toEqual(['Jan & Co']);
});

test('a file is cut at ten megabytes, and what follows it is read', async () => {
  const form = await readForm(post(formOf(['photos', largeJpeg(30)], ['name', 'Jan'], ['photos', jpeg()])));
  expect(form.files.map(({ isCut }) => isCut)).toEqual([true, false]);
  expect(form.files[0]?.bytes).toHaveLength(10 * 1024 * 1024);
  expect(form.values.get('name')).toEqual(['Jan']);
});

test('no more than ten files are held, and what follows them is read', async () => {
  const files = Array.from({ length: 25 }, (): [string, File] => ['photos', jpeg()]);
  const form = await readForm(post(formOf(...files, ['name', 'Jan'])));
  expect(form.files).toHaveLength(10);
  expect(form.hasMoreFiles).toBe(true);
  expect(form.values.get('name')).toEqual(['Jan']);
});

test('an endless form is given up, and what came before is kept', async () => {
  const boundary = 'x';
  const start = `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nJan\r\n--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
  const megabyte = new Uint8Array(1024 * 1024);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? new TextEncoder().encode(start) : megabyte);
      sent += 1;
    },
  });
  const request = new Request(address, {
    method: 'POST',
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    duplex: 'half',
  } as RequestInit);
  const form = await readForm(request);
  expect(form.problem).toBe('too large');
  expect(form.values.get('name')).toEqual(['Jan']);
  expect(sent).toBeLessThan(260);
});

test.each([
  [
    'a broken form',
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nJan',
    'multipart/form-data; boundary=x',
  ],
  ['a form without a boundary', 'abc', 'multipart/form-data'],
  ['JSON', '{"name":"Jan"}', 'application/json'],
  ['nothing that is named', 'abc', 'text/plain'],
])('%s is not readable', async (_what, body, type) => {
  expect((await readForm(post(body, { 'content-type': type }))).problem).toBe('not readable');
});

test('no body is not readable', async () => {
  expect((await readForm(new Request(address, { method: 'POST' }))).problem).toBe('not readable');
});
