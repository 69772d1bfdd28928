import { expect, test } from 'vitest';
import { scoreFigures } from './lighthouse-scores.ts';

test('each category tells of the page that lost most, among those that it applies to', () => {
  const figures = scoreFigures([
    { url: '/', lost: { performance: 1, accessibility: 0, 'best-practices': 0, seo: 0 } },
    { url: '/login', lost: { performance: 4, accessibility: 0, 'best-practices': 0 } },
  ]);
  expect(figures.map(({ name, value, reference }) => [name, value, reference])).toEqual([
    ['Lighthouse performance, points lost (/login)', 4, 'worst of 2 templates'],
    ['Lighthouse accessibility, points lost', 0, 'worst of 2 templates'],
    ['Lighthouse best-practices, points lost', 0, 'worst of 2 templates'],
    ['Lighthouse seo, points lost', 0, 'worst of 1 templates'],
  ]);
});
