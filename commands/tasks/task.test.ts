import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SentenceError } from '../progress/sentence-error.ts';
import { oneFailed, onePassed } from './counts.ts';
import { programTask, runTask } from './task.ts';

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((line: string) => void (printed += `${line}\n`));
});
afterEach(() => void vi.restoreAllMocks());

test('a program that ends well counts as one, and its chatter is kept from the terminal', async () => {
  expect(await runTask(programTask('greet', ['--eval', "console.log('hello')"]))).toEqual(onePassed);
  expect(printed).toMatch(/✓.* greet .* s .*1 passed, 0 failed/);
  expect(printed).not.toContain('hello');
});

test('a program that ends badly has failed, and shows what it said', async () => {
  const program = "console.log('out'); console.error('err'); process.exit(3)";
  expect(await runTask(programTask('break', ['--eval', program]))).toEqual(oneFailed);
  expect(printed).toMatch(/✗.* break/);
  expect(printed).toMatch(/out/);
  expect(printed).toMatch(/err/);
});

test('a task that could not run at all is neither right nor wrong, and says why', async () => {
  const counts = { passed: 0, failed: 0, skipped: 1 };
  expect(await runTask({ name: 'server', run: async () => ({ counts, output: 'no server' }) })).toEqual(
    counts,
  );
  expect(printed).toMatch(/–.* server .* s .*0 passed, 0 failed, 1 skipped/);
  expect(printed).toContain('no server');
});

test('a fault that a sentence explains is said without where it came from', async () => {
  const run = () => Promise.reject(new SentenceError('no Chromium'));
  await runTask({ name: 'browser', run });
  expect(printed).toMatch(/\n\nno Chromium\n\n/);
});

test('a task that throws has failed, and says why', async () => {
  const run = () => Promise.reject(new Error('no Chromium'));
  expect(await runTask({ name: 'browser', run })).toEqual(oneFailed);
  expect(printed).toContain('no Chromium');
});
