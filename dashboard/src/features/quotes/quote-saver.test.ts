import { BackendError } from '@vakman/supabase/client/connection';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQuoteSaver, patience, pause, type SavedQuote, type Saving } from './quote-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quote = (title: string) => ({ title }) as SavedQuote;
const refusal = (code: string, status = 409) => new BackendError('refused', { status, code });

/** A database that answers in these ways, one after the other, and then stores. */
function saver(version: number | null, ...failures: readonly BackendError[]) {
  const waiting = [...failures];
  let stands = version ?? 0;
  const store = vi.fn((_quote: SavedQuote, _seen: number | null) => {
    const failure = waiting.shift();
    if (failure) return Promise.reject(failure);
    stands += 1;
    return Promise.resolve(stands);
  });
  const told: Saving[] = [];
  const made = createQuoteSaver({ version, save: store, onSaving: (saving) => told.push(saving) });
  return { made, store, told };
}

test('what is typed is stored once, when the typing rests, over the version that was read', async () => {
  const { made, store, told } = saver(3);
  made.type(quote('K'));
  made.type(quote('Kozijnen'));
  await vi.advanceTimersByTimeAsync(pause);
  expect(store.mock.calls).toEqual([[quote('Kozijnen'), 3]]);
  expect(told.at(-1)).toBe('stored');
});

test('what is typed meanwhile follows, over the version that was made', async () => {
  const { made, store } = saver(null);
  made.type(quote('Kozijnen'));
  const flushed = made.flush();
  made.type(quote('Deuren'));
  await flushed;
  await made.flush();
  expect(store.mock.calls).toEqual([
    [quote('Kozijnen'), null],
    [quote('Deuren'), 1],
  ]);
});

test('what is not whole is not stored, until it is', async () => {
  const { made, store, told } = saver(1);
  made.type(undefined);
  await vi.advanceTimersByTimeAsync(pause);
  expect(store).not.toHaveBeenCalled();
  expect(told).toEqual(['incomplete']);
  made.type(quote('Kozijnen'));
  expect(await made.flush()).toBe(2);
});

test('an answer that does not come is tried for again', async () => {
  const { made, store, told } = saver(1, refusal('', 0), refusal('', 503));
  made.type(quote('Kozijnen'));
  await vi.advanceTimersByTimeAsync(pause);
  expect(told.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(2 * patience);
  expect(store).toHaveBeenCalledTimes(3);
  expect(told.at(-1)).toBe('stored');
});

test('what may have been stored without an answer is sent again as it was, before what was typed since', async () => {
  const { made, store, told } = saver(1, refusal('', 0));
  made.type(quote('Kozijnen'));
  await vi.advanceTimersByTimeAsync(pause);
  made.type(quote('Kozijnen en deuren'));
  await vi.advanceTimersByTimeAsync(pause);
  expect(store.mock.calls).toEqual([
    [quote('Kozijnen'), 1],
    [quote('Kozijnen'), 1],
    [quote('Kozijnen en deuren'), 2],
  ]);
  expect(told.at(-1)).toBe('stored');
});

test('what a colleague changed is not written over, until somebody wants it', async () => {
  const { made, store, told } = saver(1, refusal('changed'));
  made.type(quote('Kozijnen'));
  expect(await made.flush()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2 * patience);
  expect(told.at(-1)).toBe('changed');
  expect(store).toHaveBeenCalledOnce();
  made.overwrite(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(store).toHaveBeenLastCalledWith(quote('Kozijnen'), 7);
  expect(told.at(-1)).toBe('stored');
});

test('what a colleague stored takes the place of what waited, where somebody wants that', async () => {
  const { made, store, told } = saver(1, refusal('changed'));
  made.type(quote('Kozijnen'));
  await made.flush();
  made.adopt(7);
  expect(told.at(-1)).toBe('stored');
  made.type(quote('Deuren'));
  await made.flush();
  expect(store).toHaveBeenLastCalledWith(quote('Deuren'), 7);
});

test('nothing is stored for a page that was left', async () => {
  const { made, store } = saver(1);
  made.type(quote('Kozijnen'));
  made.end();
  await vi.advanceTimersByTimeAsync(2 * pause);
  expect(store).not.toHaveBeenCalled();
});
