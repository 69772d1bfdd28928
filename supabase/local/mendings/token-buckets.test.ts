import { expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const start = Date.UTC(2026, 10, 22);
const times = (buckets: TokenBuckets, sender: string, number: number, now = start) =>
  Array.from({ length: number }, () => buckets.take(sender, now)).filter(Boolean).length;

it('lets each sender ask so often at once, whatever others do', () => {
  const buckets = new TokenBuckets(3, 1);
  expect(times(buckets, '192.0.2.1', 10)).toBe(3);
  expect(times(buckets, '192.0.2.2', 10)).toBe(3);
});

it('lets him ask again as time goes by, and never more at once than before', () => {
  const buckets = new TokenBuckets(3, 0.1);
  times(buckets, 'a', 3);
  expect(times(buckets, 'a', 3, start + 9000)).toBe(0);
  expect(times(buckets, 'a', 3, start + 20_000)).toBe(2);
  expect(times(buckets, 'a', 10, start + 3_600_000)).toBe(3);
});

it('is not confused by a clock that is set back', () => {
  const buckets = new TokenBuckets(2, 1);
  times(buckets, 'a', 2);
  expect(times(buckets, 'a', 2, start - 60_000)).toBe(0);
});

it('remembers ten thousand senders, and forgets who asked longest ago', () => {
  const buckets = new TokenBuckets(1, 0);
  for (let sender = 0; sender < 10_000; sender += 1) buckets.take(`sender ${sender}`, start);
  expect(times(buckets, 'sender 1', 1)).toBe(0);
  buckets.take('one more', start);
  expect([times(buckets, 'sender 1', 1), times(buckets, 'sender 0', 1)]).toEqual([0, 1]);
});
