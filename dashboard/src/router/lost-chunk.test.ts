import { expect, test, vi } from 'vitest';
import { importPart, LostPartError } from './lost-chunk.ts';

function page(now: number, stored: Record<string, string> = {}, isOnline = true) {
  const reload = vi.fn();
  const keepTyped = vi.fn();
  return {
    reload,
    keepTyped,
    isOnline: () => isOnline,
    now: () => now,
    storage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => void (stored[key] = value),
    },
  };
}

const gone = () => Promise.reject(new Error('gone'));

test('a part that is there comes without more ado', async () => {
  const here = page(1_000_000);
  await expect(importPart(() => Promise.resolve('part'), here)).resolves.toBe('part');
  expect(here.reload).not.toHaveBeenCalled();
});

test('a part that a deploy took away has the page loaded anew, once', async () => {
  const stored: Record<string, string> = {};
  const first = page(1_000_000, stored);
  void importPart(gone, first);
  await vi.waitFor(() => expect(first.reload).toHaveBeenCalledOnce());
  expect(first.keepTyped).toHaveBeenCalledOnce();
  const second = page(1_005_000, stored);
  await expect(importPart(gone, second)).rejects.toThrow(LostPartError);
  expect(second.reload).not.toHaveBeenCalled();
});

test('the next deploy may do so again', async () => {
  const later = page(2_000_000, { 'vakman-reloaded': '1000000' });
  void importPart(gone, later);
  await vi.waitFor(() => expect(later.reload).toHaveBeenCalledOnce());
});

test('without a connection the page that is there stays', async () => {
  const here = page(1_000_000, {}, false);
  await expect(importPart(gone, here)).rejects.toThrow(LostPartError);
  expect(here.reload).not.toHaveBeenCalled();
});
