import type { Mending } from './mending.ts';
import { createTurns } from './turns.ts';

const hashing = /^(?:POST \/auth\/v1\/(?:token|signup)|PUT \/auth\/v1\/user)$/;

/**
 * Lets one password at a time go on to the database, in whose turn the library hashes it: whoever comes with something
 * else then waits for one of them, not for all.
 */
export function takePasswordsInTurn(): Mending {
  const turns = createTurns();
  return (request, next) =>
    hashing.test(`${request.method} ${new URL(request.url).pathname}`)
      ? turns(() => next(request))
      : next(request);
}
