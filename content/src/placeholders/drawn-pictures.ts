import type { Content } from '../content.ts';
import type { ContentFault } from '../files/content-error.ts';

/** The people, the pairs before and after and the van, as long as they are drawn. */
export function drawnPictures({ team, gallery, photographs }: Content): ContentFault[] {
  const wanted = [
    ...team.map(({ id }) => `team-${id}`),
    ...gallery.flatMap(({ before, after }) => [before.picture, after.picture]),
    'van',
  ];
  const drawn = wanted.filter((name) => !photographs.some(({ picture }) => picture === name));
  if (drawn.length === 0) return [];
  return [{ file: 'photographs.yaml', key: '', reason: `Drawn, without a photograph: ${drawn.join(', ')}` }];
}
