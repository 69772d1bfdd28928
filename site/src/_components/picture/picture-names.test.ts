import { loadContent } from '@vakman/content/content';
import { expect, test } from 'vitest';
import { pictureNamed } from './picture-names.ts';

test('every picture that the content names is there', () => {
  const { posts, gallery, team, certifications } = loadContent();
  const named = [
    ...posts.map(({ picture }) => picture),
    ...gallery.flatMap(({ before, after }) => [before.picture, after.picture]),
    ...team.map(({ id }) => `team-${id}`),
    ...certifications.certificates.map(({ id }) => `certificate-${id}`),
  ];
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(() => pictureNamed(name)).not.toThrow();
});

test('an unknown name is refused with those that there are', () => {
  expect(() => pictureNamed('facade')).toThrow('There is no picture "facade"; there are facade-dirty, ');
});
