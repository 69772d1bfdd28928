import { expect, test } from 'vitest';
import { weightFigures } from './page-weight.ts';

test('long texts have a goal of their own, and count for the median', () => {
  const figures = weightFigures([
    { url: '/', kind: 'home', bytes: 13_000 },
    { url: '/terms', kind: 'terms', bytes: 20_000 },
    { url: '/faq', kind: 'faq', bytes: 21_000 },
  ]);
  expect(figures.map(({ name, value, goal }) => [name, value, goal])).toEqual([
    ['heaviest page (/)', 13_000, 13_500],
    ['heaviest long text (/faq)', 21_000, 25_000],
    ['median page', 20_000, 9000],
  ]);
});
