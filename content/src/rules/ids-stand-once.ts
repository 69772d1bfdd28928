import type { ContentFault } from '../files/content-error.ts';

/** Two entries of a list with one id could not be told apart. */
export function idsStandOnce(
  file: string,
  entries: readonly { readonly id: string | number }[],
): ContentFault[] {
  const ids = entries.map(({ id }) => id);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => ({ file, key: 'id', reason: `${id} stands more than once` }));
}
