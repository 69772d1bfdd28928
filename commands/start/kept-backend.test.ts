import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import type { BackendProcess } from './backend-process.ts';
import { keepBackend } from './kept-backend.ts';

interface Started {
  readonly end: () => void;
}

let started: Started[];
const complaints: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  started = [];
  complaints.splice(0);
});
afterEach(() => vi.useRealTimers());

const settings = readSettings({}, 'test');

function keep(ready: (place: number) => Promise<void> = async () => undefined) {
  return keepBackend({ settings, onComplaint: (text) => complaints.push(text) }, () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
    const stop = async () => end(undefined);
    started.push({ end: () => end(undefined) });
    return { ready: ready(started.length), ended, stop, kill: stop } satisfies BackendProcess;
  });
}

/** Lets the last one run for a while, and then end on its own. */
async function endAfter(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  started.at(-1)?.end();
  await vi.advanceTimersByTimeAsync(0);
}

test('a backend that ends on its own is started anew, and that is said', async () => {
  await keep().ready;
  await endAfter(1000);
  expect(started).toHaveLength(2);
  expect(complaints).toEqual(['The backend ended on its own and is started anew; the data is kept.\n']);
});

test('it is given up when it ends four times in a row', async () => {
  const backend = keep();
  await backend.ready;
  const ended = vi.fn<() => void>();
  void backend.ended.then(ended);
  for (let time = 1; time <= 3; time += 1) await endAfter(1000);
  expect(ended).not.toHaveBeenCalled();
  await endAfter(1000);
  expect(ended).toHaveBeenCalledOnce();
  expect(started).toHaveLength(4);
});

test('ends that are far from each other are not in a row', async () => {
  await keep().ready;
  for (let time = 1; time <= 10; time += 1) await endAfter(61_000);
  expect(started).toHaveLength(11);
});

test('one that is told to end stays ended', async () => {
  const backend = keep();
  await backend.ready;
  await endAfter(1000);
  await backend.stop();
  await backend.ended;
  expect(started).toHaveLength(2);
});

test('one that never was ready is not started anew, and its reason is told', async () => {
  const backend = keep(async () => {
    throw new Error('no room');
  });
  await expect(backend.ready).rejects.toThrow('no room');
  await backend.ended;
  expect(started).toHaveLength(1);
});
