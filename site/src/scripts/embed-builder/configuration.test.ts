import { expect, test } from 'vitest';
import { firstConfiguration, queryOf, readConfiguration, type Configuration } from './configuration.ts';

const first = firstConfiguration('de');
const read = (query: string) => readConfiguration(new URLSearchParams(query), first);

test('an empty query is the quote form in the language of the page', () => {
  expect(read('')).toEqual({ ...first, widget: 'quote-form', lang: 'de' });
  expect(queryOf(first, first).toString()).toBe('');
});

test('a configuration comes back from its query', () => {
  const chosen: Configuration = {
    widget: 'gallery',
    lang: 'page',
    theme: 'dark',
    look: 'rounded',
    tab: 'none',
    accent: '#0066cc',
    source: 'klus-gids',
    flags: ['hide-title', 'built-in-only'],
    version: 'pinned',
    medium: 'react',
  };
  const query = queryOf(chosen, first).toString();
  expect(query).toContain('source=klus-gids');
  expect(read(query)).toEqual(chosen);
});

test('what nobody knows is left as it was', () => {
  expect(read('widget=cookie-notice&lang=xx&theme=pink&version=0&automatic=on&look=loud&onload=x')).toEqual(
    first,
  );
});

test('a widget has its own switches alone', () => {
  expect(read('widget=assistant&automatic=on&hide-title=on').flags).toEqual(['automatic']);
  expect(read('widget=reviews&automatic=on&hide-title=on').flags).toEqual(['hide-title']);
});

test('there is a page for frames of the quote form alone', () => {
  expect(read('widget=quote-form&medium=frame').medium).toBe('frame');
  expect(read('widget=gallery&medium=frame').medium).toBe('html');
});
