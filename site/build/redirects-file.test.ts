import { expect, test } from 'vitest';
import { readRoutes } from '../src/_data/routes.ts';
import { redirectsFile } from './redirects-file.ts';

const lines = redirectsFile(readRoutes(), {
  siteUrl: 'https://vakman.example',
  supabaseUrl: 'https://project.supabase.example',
  supabasePublishableKey: 'key',
})
  .trim()
  .split('\n');

test('the form goes to the function before anything is called unknown', () => {
  expect(lines[0]).toBe(
    '/api/submit-quote-request https://project.supabase.example/functions/v1/submit-quote-request 200',
  );
});

test('what is unknown below a prefix is answered in its language, all else in Dutch and last', () => {
  expect(lines).toContain('/de/* /de/404.html 404');
  expect(lines.at(-1)).toBe('/* /404.html 404');
  expect(lines).toHaveLength(9);
});
