import { expect, test } from 'vitest';
import { namedSources, nameOfSource } from './sources.ts';

const partners = [
  { source: 'vve-almere', name: 'De Vereniging' },
  { source: 'oud', name: 'Aannemer Bos' },
];

test('a source is called by its partner, and by itself where there is none', () => {
  const sources = namedSources(['vve-almere', null, 'flyer', 'flyer'], partners);
  expect(sources).toEqual([
    { source: 'oud', name: 'Aannemer Bos' },
    { source: 'vve-almere', name: 'De Vereniging' },
    { source: 'flyer', name: 'flyer' },
  ]);
  expect(nameOfSource('vve-almere', sources)).toBe('De Vereniging');
  expect(nameOfSource('elsewhere', sources)).toBe('elsewhere');
});
