import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LimitedLines } from './limited-lines.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('lines that come now and then are passed on, also in parts and without an end', async () => {
  const lines = new LimitedLines();
  lines.write('one\ntw');
  lines.write('o\n');
  lines.end('three');
  expect(await text(lines)).toBe('one\ntwo\nthree\n');
});

test('of a flood only the first are, and how many were left out is said when the second is over', async () => {
  const lines = new LimitedLines();
  const told = text(lines);
  for (let line = 1; line <= 1000; line += 1) lines.write(`line ${line}\n`);
  vi.advanceTimersByTime(1000);
  lines.write('after the flood\n');
  lines.end();
  const printed = (await told).trimEnd().split('\n');
  expect(printed).toHaveLength(52);
  expect(printed.slice(49)).toEqual(['line 50', '… and 950 lines more in this second', 'after the flood']);
});

test('what ends in the middle of a flood says so, too', async () => {
  const lines = new LimitedLines();
  lines.end('again\n'.repeat(60));
  expect((await text(lines)).endsWith('again\n… and 10 lines more in this second\n')).toBe(true);
});

test('a line without end is cut', async () => {
  const lines = new LimitedLines();
  const told = text(lines);
  for (let part = 0; part < 100; part += 1) lines.write('a'.repeat(1000));
  lines.end('\n');
  expect((await told).length).toBeLessThan(2100);
});
