import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inBackground } from './background.ts';

const printed = vi.spyOn(console, 'log');
beforeEach(() => void printed.mockReset());
afterEach(() => vi.unstubAllGlobals());

/** A runtime that keeps what it was asked to wait for. */
function runtime() {
  const awaited: Promise<unknown>[] = [];
  vi.stubGlobal('EdgeRuntime', { waitUntil: (work: Promise<unknown>) => void awaited.push(work) });
  return awaited;
}

test('the runtime waits until the work is done', async () => {
  const awaited = runtime();
  const { promise, resolve } = Promise.withResolvers<string>();
  inBackground(promise);
  expect(awaited).toHaveLength(1);
  resolve('done');
  await expect(awaited[0]).resolves.toBe('done');
  expect(printed).not.toHaveBeenCalled();
});

test.each([
  ['where the runtime waits', true],
  ['where there is none', false],
])('work that fails is logged without its words, %s', async (_where, hasRuntime) => {
  if (hasRuntime) void runtime();
  inBackground(Promise.reject(new TypeError('no answer for jan@example.org')));
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());
  expect(printed.mock.calls[0]?.[0]).toBe('{"event":"background work failed","error":"TypeError"}');
});
