import { BackendError } from '@vakman/supabase/client/connection';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** Asks once, of a backend that fails in these ways, one after the other, and then answers. */
async function ask(...failures: readonly number[]) {
  const onExpired = vi.fn();
  const waiting = [...failures];
  const queryFn = vi.fn(() => {
    const status = waiting.shift();
    return status === undefined
      ? Promise.resolve('answer')
      : Promise.reject(new BackendError('refused', { status }));
  });
  const client = createQueryClient(onExpired);
  const answer = await client
    .fetchQuery({ queryKey: ['asked'], queryFn, retry: retryOf(client), retryDelay: 0 })
    .catch((error: unknown) => error);
  return { answer, times: queryFn.mock.calls.length, refreshed: onExpired.mock.calls.length };
}

/** A fetch without a component tries once, unless it is told otherwise. */
const retryOf = (client: ReturnType<typeof createQueryClient>) =>
  client.getDefaultOptions().queries?.retry as NonNullable<Parameters<typeof client.fetchQuery>[0]['retry']>;

test.each([0, 429, 502, 503, 504])('what passes is tried again (%d)', async (status) => {
  expect(await ask(status, status)).toEqual({ answer: 'answer', times: 3, refreshed: 0 });
});

test('but not for ever', async () => {
  expect(await ask(503, 503, 503, 503)).toMatchObject({ answer: { status: 503 }, times: 4 });
});

test.each([400, 403, 404, 409])('what the backend refuses is not asked again (%d)', async (status) => {
  expect(await ask(status)).toMatchObject({ answer: { status }, times: 1, refreshed: 0 });
});

test('a token that ended unseen is refreshed, once', async () => {
  expect(await ask(401)).toEqual({ answer: 'answer', times: 2, refreshed: 1 });
  expect(await ask(401, 401)).toMatchObject({ answer: { status: 401 }, times: 2 });
});
