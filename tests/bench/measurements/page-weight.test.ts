import { expect, test } from 'vitest';
import { weightFigures } from './page-weight.ts';

test('home page and long texts have rows of their own, and count for the median', () => {
  const figures = weightFigures([
    { url: '/', kind: 'home', bytes: 14_000 },
    { url: '/blog', kind: 'blog', bytes: 8000 },
    { url: '/terms', kind: 'terms', bytes: 20_000 },
    { url: '/faq', kind: 'faq', bytes: 21_000 },
  ]);
  expect(figures.map(({ name, value, goal }) => [name, value, goal])).toEqual([
    ['heaviest home page (/)', 14_000, 13_500],
    ['heaviest long text (/faq)', 21_000, 25_000],
    ['heaviest other page (/blog)', 8000, 13_500],
    ['median page', 20_000, 9000],
  ]);
});
