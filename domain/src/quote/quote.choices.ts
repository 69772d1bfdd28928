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

/** A choice as lines allow it that may have changed since: what is still there stays chosen, and of alternatives one is. */
export function fittingChoice(lines: readonly QuoteLine[], chosen: readonly string[]): string[] {
  const options = lines.filter(({ id, kind }) => kind === 'optional' && chosen.includes(id));
  const alternatives = [...alternativesOf(lines).values()].map(
    (group) => group.find(({ id }) => chosen.includes(id)) ?? group[0],
  );
  return [...alternatives, ...options].flatMap((line) => (line ? [line.id] : []));
}

/** Puts one of alternatives in the place of the other. */
export function withAlternative(
  lines: readonly QuoteLine[],
  chosen: readonly string[],
  { id, group }: Pick<QuoteLine, 'id' | 'group'>,
): string[] {
  const others = alternativesOf(lines).get(group) ?? [];
  return [...chosen.filter((each) => !others.some((other) => other.id === each)), id];
}

/** Adds an optional line, or takes it out. */
export function withOption(chosen: readonly string[], id: string, isTaken: boolean): string[] {
  const others = chosen.filter((each) => each !== id);
  return isTaken ? [...others, id] : others;
}
