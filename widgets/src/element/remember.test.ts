import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('what was loaded is there at once, and not loaded again', async () => {
  const load = vi.fn(async (key: string) => ({ key }));
  const words = remember(load);
  expect(words.get('nl')).toBeUndefined();
  const first = await words.load('nl');
  expect(words.get('nl')).toBe(first);
  expect(await words.load('nl')).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test('a failure is tried a second time', async () => {
  const load = vi.fn(async () => ({})).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(remember(load).load('nl')).resolves.toEqual({});
});

test('after two failures it says so, and can be asked again', async () => {
  const failure = new TypeError('Failed to fetch');
  const load = vi
    .fn(async () => ({}))
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure);
  const words = remember(load);
  await expect(words.load('nl')).rejects.toBe(failure);
  await expect(words.load('nl')).resolves.toEqual({});
});
