import { expect, test } from 'vitest';
import { robotsFile } from './robots-file.ts';

test('robots may read the pages, and learn where all of them are', () => {
  const lines = robotsFile('https://vakman.example').trim().split('\n');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Disallow: /zh/invite/');
  expect(lines).toContain('Disallow: /offerte/');
  expect(lines).not.toContain('Disallow: /');
  expect(lines.at(-1)).toBe('Sitemap: https://vakman.example/sitemap.xml');
});
