import { setImmediate as nextLook } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('one thing is done after another', async () => {
  const turns = createTurns();
  const done: string[] = [];
  await Promise.all(
    ['first', 'second'].map((name) =>
      turns(async () => {
        done.push(`${name} begins`);
        await nextLook();
        done.push(`${name} ends`);
      }),
    ),
  );
  expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('the process looks at its sockets between two that wait for nothing', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const work = Array.from({ length: 5 }, () => turns(async () => done.push('turn')));
  setImmediate(() => setImmediate(() => done.push('sockets')));
  await Promise.all(work);
  expect(done.indexOf('sockets')).toBeGreaterThan(-1);
  expect(done.indexOf('sockets')).toBeLessThan(5);
});

it('one that fails keeps nobody waiting', async () => {
  const turns = createTurns();
  const failed = turns(() => Promise.reject(new Error('no')));
  const after = turns(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe('done');
});
