import { expect, it } from 'vitest';
import { chain } from './mending.ts';
import { takePasswordsInTurn } from './passwords-in-turn.ts';
import { createTurns } from './turns.ts';

it('whoever comes with something else waits for one password, however many there are', async () => {
  const turns = createTurns();
  const served: string[] = [];
  const serve = chain([takePasswordsInTurn()], ({ url }) =>
    turns(async () => {
      served.push(new URL(url).pathname);
      return new Response();
    }),
  );
  const ask = (method: string, path: string) => serve(new Request(`http://localhost${path}`, { method }));
  const guesses = Array.from({ length: 20 }, () => ask('POST', '/auth/v1/token'));
  await Promise.all([...guesses, ask('GET', '/rest/v1/project_gallery')]);
  expect(served).toHaveLength(21);
  expect(served.indexOf('/rest/v1/project_gallery')).toBeLessThanOrEqual(1);
});
