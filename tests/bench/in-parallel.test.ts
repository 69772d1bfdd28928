import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('all items are done in order, and no more at once than is wanted', async () => {
  let running = 0;
  let most = 0;
  const squares = await inParallel([5, 1, 4, 2, 3], 2, async (item) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, item));
    running -= 1;
    return item * item;
  });
  expect(squares).toEqual([25, 1, 16, 4, 9]);
  expect(most).toBe(2);
});
