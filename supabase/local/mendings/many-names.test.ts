import { expect, it, vi } from 'vitest';
import type { Next } from './mending.ts';
import { removeMany } from './remove-many.ts';
import { signMany } from './sign-many.ts';

const names = Array.from({ length: 60 }, (_, place) => `file ${place}`);
const findAll = async (_: string, wanted: readonly string[]) => new Set(wanted);

function ask(method: string, path: string, body: object, signal: AbortSignal): Request {
  const headers = { 'content-type': 'application/json' };
  return new Request(`http://localhost/storage/v1/object/${path}`, {
    method,
    headers,
    signal,
    body: JSON.stringify(body),
  });
}

/** Whoever asked leaves while the first is worked on. */
function leaving() {
  const caller = new AbortController();
  const next = vi.fn<Next>(async () => {
    caller.abort();
    return Response.json([]);
  });
  return { next, signal: caller.signal };
}

it('nothing more is signed for one who left', async () => {
  const { next, signal } = leaving();
  await signMany(findAll)(ask('POST', 'sign/bucket', { expiresIn: 60, paths: names }, signal), next);
  expect(next).toHaveBeenCalledOnce();
});

it('nothing more is removed for one who left', async () => {
  const { next, signal } = leaving();
  await removeMany(findAll)(ask('DELETE', 'bucket', { prefixes: names }, signal), next);
  expect(next).toHaveBeenCalledOnce();
});

it('many are removed a few at a time, so that others have their turn', async () => {
  const asked: string[][] = [];
  const next: Next = async (request) => {
    const { prefixes } = (await request.json()) as { prefixes: string[] };
    asked.push(prefixes);
    return Response.json(prefixes);
  };
  const { signal } = new AbortController();
  const answer = await removeMany(findAll)(ask('DELETE', 'bucket', { prefixes: names }, signal), next);
  expect(await answer.json()).toEqual(names);
  expect(asked.map(({ length }) => length)).toEqual([20, 20, 20]);
});
