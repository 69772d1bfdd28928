import type { ProjectPhoto } from '@vakman/domain/project/project.answers';

export interface PhotoPair {
  readonly before: ProjectPhoto;
  readonly after: ProjectPhoto;
}

/** By how much shapes may differ and still be taken for one scene. */
const tolerance = 0.12;

const shapeOf = ({ width, height }: ProjectPhoto) => width / height;

/**
 * The two photos that are compared before somebody chooses others: those that the gallery shows together, else the first
 * of before and the last of after that have one shape, else none that would mislead.
 */
export function firstPair(photos: readonly ProjectPhoto[]): PhotoPair | undefined {
  const befores = photos.filter(({ stage }) => stage === 'before');
  const afters = photos.filter(({ stage }) => stage === 'after').toReversed();
  const pairs = befores.flatMap((before) => afters.map((after) => ({ before, after })));
  return (
    pairs.find(({ before, after }) => before.gallery_id !== null && before.gallery_id === after.gallery_id) ??
    pairs.find(({ before, after }) => Math.abs(shapeOf(before) / shapeOf(after) - 1) <= tolerance)
  );
}
