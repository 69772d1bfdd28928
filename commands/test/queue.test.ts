import { onePassed } from '../tasks/counts.ts';
import { expect, test } from 'vitest';
import { runQueue, type Job } from './queue.ts';

/** Jobs that end when they are told to, and a list of what began. */
function desk() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string, more: Omit<Job, 'run'> = {}): Job => ({
    async run() {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return onePassed;
    },
    ...more,
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, job, end };
}

test('as many run as there are cores, in their order', async () => {
  const { begun, job, end } = desk();
  const all = runQueue([job('a'), job('b'), job('c')], 2);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect(await all).toEqual([onePassed, onePassed, onePassed]);
});

test('one that has to wait for another is passed by those behind it', async () => {
  const { begun, job, end } = desk();
  const build = job('build');
  const all = runQueue([build, job('site', { after: [build] }), job('unit'), job('stories')], 2);
  expect(begun).toEqual(['build', 'unit']);
  await end('build');
  expect(begun).toEqual(['build', 'unit', 'site']);
  await end('unit');
  await end('site');
  await end('stories');
  expect(await all).toHaveLength(4);
});

test('what needs both cores has them alone, on a machine with one core too', async () => {
  const { begun, job, end } = desk();
  const all = runQueue([job('a'), job('browsers', { cores: 2 }), job('b')], 2);
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'browsers']);
  await end('browsers');
  expect(await all).toHaveLength(3);

  const small = desk();
  const alone = runQueue([small.job('browsers', { cores: 2 })], 1);
  await small.end('browsers');
  expect(await alone).toEqual([onePassed]);
});

test('jobs that wait for each other are a fault', async () => {
  const { job } = desk();
  const first: Job = job('first');
  const second: Job = job('second', { after: [first] });
  Object.assign(first, { after: [second] });
  await expect(runQueue([first, second], 2)).rejects.toThrow('wait for each other');
});
