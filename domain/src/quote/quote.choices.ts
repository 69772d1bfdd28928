import type { QuoteLine } from './quote.lines.ts';

/** The alternatives of a quote, by what they are to, in their order. */
export function alternativesOf(lines: readonly QuoteLine[]): ReadonlyMap<string, readonly QuoteLine[]> {
  return Map.groupBy(
    lines.filter(({ kind }) => kind === 'alternative'),
    ({ group }) => group,
  );
}

/** What is chosen before the customer chose: the first of all alternatives, and no option. */
export function firstChoice(lines: readonly QuoteLine[]): Set<string> {
  return new Set([...alternativesOf(lines).values()].flatMap(([first]) => (first ? [first.id] : [])));
}

/** Whether a choice takes one of all alternatives, and names nothing but options and alternatives of the quote. */
export function isChoice(lines: readonly QuoteLine[], chosen: ReadonlySet<string>): boolean {
  const free = new Set(lines.filter(({ kind }) => kind !== 'fixed').map(({ id }) => id));
  if ([...chosen].some((id) => !free.has(id))) return false;
  return [...alternativesOf(lines).values()].every(
    (group) => group.filter(({ id }) => chosen.has(id)).length === 1,
  );
}
