import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const address = 'https://backend.example';
const read = (body: BodyInit, bytes: number) =>
  readJson(new Request(address, { method: 'POST', body, duplex: 'half' } as RequestInit), bytes);

test('a body that fits is read, characters of several bytes too', async () => {
  expect(await read('{"name":"Зоя"}', 17)).toEqual({ name: 'Зоя' });
});

test.each(['{"name":', '', 'id=1'])('%j is nothing', async (body) => {
  expect(await read(body, 100)).toBeUndefined();
});

test('no body is nothing', async () => {
  expect(await readJson(new Request(address), 100)).toBeUndefined();
});

test('an endless body is not read to its end', async () => {
  let given = 0;
  const endless = new ReadableStream({
    pull(controller) {
      given += 1;
      if (given > 1000) controller.error(new Error('read on'));
      else controller.enqueue(new Uint8Array(100));
    },
  });
  expect(await read(endless, 1000)).toBeUndefined();
  expect(given).toBeLessThan(20);
});

test('of two copies of a request that is too large each is given up', async () => {
  const request = new Request(address, { method: 'POST', body: new Uint8Array(200_000) });
  expect(await readJson(request.clone(), 1000)).toBeUndefined();
  expect(await readJson(request, 1000)).toBeUndefined();
});

test('a body that breaks off is nothing', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
  expect(await read(broken, 1000)).toBeUndefined();
});
