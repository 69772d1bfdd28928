import { expect, test } from 'vitest';
import { jobsFor } from './parts.ts';

test('everything builds once, and a part builds only where it looks at what is built', () => {
  const all = jobsFor([]);
  const [facts, build] = all;
  expect(all.filter(({ after }) => after?.includes(build!)).length).toBe(4);
  expect(all.slice(1).every(({ after }) => after?.length === 1)).toBe(true);
  expect(jobsFor(['unit'])).toMatchObject([{}, { after: [{}] }]);
  expect(jobsFor(['site'])).toHaveLength(3);
  expect(facts?.after).toBeUndefined();
});

test('those that start the product, on the same ports, are never beside each other', () => {
  expect(jobsFor(['browser']).at(-1)?.cores).toBe(2);
  expect(jobsFor(['engines']).at(-1)?.cores).toBe(2);
  expect(jobsFor(['stories']).at(-1)?.cores).toBeUndefined();
});

test('a part that there is not is told the names of those that there are', () => {
  expect(() => jobsFor(['e2e'])).toThrow(
    'There is no part "e2e". There are: backend, claims, site, unit, postgresql, stories, static, browser, engines.',
  );
});
