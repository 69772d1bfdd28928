import { setImmediate } from 'node:timers/promises';

/** Does one thing after another; a thing that fails keeps nobody waiting. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * A queue of its own. Before each turn the process looks at its sockets: the embedded database answers without ever
 * waiting for anything, and would otherwise keep all else standing still until the queue is empty.
 */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const before = last;
    const turn = (async () => {
      await before;
      await setImmediate();
      return work();
    })();
    last = turn.catch(() => undefined);
    return turn;
  };
}
