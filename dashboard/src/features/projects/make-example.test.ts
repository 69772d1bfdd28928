import { expect, test } from 'vitest';
import { middleOf } from './make-example.ts';

test.each([
  [
    { width: 2048, height: 1536 },
    { x: 0, y: 85.33, width: 2048, height: 1365.33 },
  ],
  [
    { width: 1536, height: 2048 },
    { x: 0, y: 512, width: 1536, height: 1024 },
  ],
  [
    { width: 2000, height: 1000 },
    { x: 250, y: 0, width: 1500, height: 1000 },
  ],
])('of %j the middle is taken, three by two', (size, area) => {
  const cut = middleOf(size);
  expect(cut.turn).toBe(0);
  for (const [name, value] of Object.entries(area))
    expect(cut.area[name as keyof typeof area]).toBeCloseTo(value, 1);
});
