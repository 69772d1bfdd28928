import { languages } from '@vakman/domain/languages/languages';
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

test('aliases lead on for good, before anything else, in every language', () => {
  expect(lines[0]).toBe('/schilder-almere /diensten/schilder-almere 301');
  expect(lines).toContain('/uk/gevelreiniging-almere /uk/diensten/gevelreiniging-almere 301');
});

test('every project and invitation gets the shell of its kind', () => {
  expect(lines).toContain('/project/* /project.html 200');
  expect(lines).toContain('/zh/invite/* /zh/invite.html 200');
});

test.each(['submit-quote-request', 'book-facade-cleaning'])(
  'the form goes to %s before anything is called unknown',
  (name) => {
    const form = lines.indexOf(`/api/${name} https://project.supabase.example/functions/v1/${name} 200`);
    expect(form).toBeGreaterThan(0);
    expect(form).toBeLessThan(lines.findIndex((line) => line.endsWith(' 404')));
  },
);

test('what is unknown below a prefix is answered in its language, all else in Dutch and last', () => {
  expect(lines).toContain('/de/* /de/404.html 404');
  expect(lines.at(-1)).toBe('/* /404.html 404');
  expect(lines.filter((line) => line.endsWith(' 404'))).toHaveLength(languages.length);
});
