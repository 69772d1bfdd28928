import type { ProjectPhoto } from '@vakman/domain/project/project.answers';
import { exampleProject } from '@vakman/domain/project/project.example';
import { expect, test } from 'vitest';
import { firstPair } from './first-pair.ts';

const example = exampleProject.photos[0] as ProjectPhoto;
const photo = (id: string, of: Partial<ProjectPhoto>): ProjectPhoto => ({ ...example, id, ...of });
const ids = (...photos: readonly ProjectPhoto[]) => {
  const pair = firstPair(photos);
  return pair && [pair.before.id, pair.after.id];
};

test('the first of before is compared with the last of after', () => {
  expect(
    ids(
      photo('a', { stage: 'before' }),
      photo('b', { stage: 'during' }),
      photo('c', { stage: 'after' }),
      photo('d', { stage: 'after' }),
    ),
  ).toEqual(['a', 'd']);
});

test('those that the gallery shows together go first', () => {
  const together = { gallery_id: 7 };
  expect(
    ids(
      photo('a', { stage: 'before' }),
      photo('b', { stage: 'before', ...together }),
      photo('c', { stage: 'after', ...together }),
      photo('d', { stage: 'after' }),
    ),
  ).toEqual(['b', 'c']);
});

test('a standing photo is not laid over a lying one', () => {
  const standing = { width: 1536, height: 2048 };
  expect(ids(photo('a', { stage: 'before' }), photo('b', { stage: 'after', ...standing }))).toBeUndefined();
  expect(ids(photo('a', { stage: 'before' }))).toBeUndefined();
});
