import type { ChangeOutcome, Colleague } from '@vakman/domain/request-handling/request-handling.answers';

/** What somebody is told of requests that his order did not change. */
export interface ToldFault {
  readonly sentence: 'stale' | 'staleBy' | 'refused';
  readonly ids: readonly string[];
  /** Who was quicker; empty where nobody knows. */
  readonly person: string;
}

/** Sorts what was not changed by why, and by who changed it meanwhile. */
export function toldFaults(
  outcomes: readonly ChangeOutcome[],
  colleagues: readonly Colleague[],
): readonly ToldFault[] {
  const told = outcomes.flatMap(({ id, outcome, handling }): ToldFault[] => {
    if (outcome === 'refused') return [{ sentence: 'refused', ids: [id], person: '' }];
    if (outcome !== 'stale') return [];
    const quicker = colleagues.find((each) => each.id === handling?.updated_by);
    const person = quicker ? quicker.name || quicker.email : '';
    return [{ sentence: person === '' ? 'stale' : 'staleBy', ids: [id], person }];
  });
  const groups = Map.groupBy(told, ({ sentence, person }) => `${sentence} ${person}`);
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, ids: [first, ...rest].flatMap(({ ids }) => ids) }] : [],
  );
}
