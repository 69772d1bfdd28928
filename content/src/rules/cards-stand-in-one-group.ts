import type { ContentFault } from '../files/content-error.ts';

/** Each card file is listed by exactly one group: a card in none is never seen, a card in two is seen twice. */
export function cardsStandInOneGroup(
  files: readonly string[],
  groups: readonly { readonly cards: readonly string[] }[],
): ContentFault[] {
  const listed = groups.flatMap((group) => group.cards);
  return files
    .filter((file) => file !== 'groups.yaml')
    .flatMap((file) => {
      const times = listed.filter((card) => `${card}.yaml` === file).length;
      if (times === 1) return [];
      return [{ file: `cards/${file}`, key: '', reason: `Listed ${times} times in groups.yaml, not once` }];
    });
}
