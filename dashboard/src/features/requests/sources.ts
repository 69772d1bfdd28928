import type { Partner } from '@vakman/domain/partner/partner.answers';

/** Where requests come from. */
export interface Source {
  /** As widgets and links send it. */
  readonly source: string;
  /** Of the partner whose it is; the source itself where the office wrote down nobody. */
  readonly name: string;
}

/** Sources by the name of whose they are: those by which something came, and those of all partners. */
export function namedSources(
  seen: readonly (string | null)[],
  partners: readonly Pick<Partner, 'source' | 'name'>[],
): readonly Source[] {
  const names = new Map(seen.flatMap((source) => (source === null ? [] : [[source, source]])));
  for (const { source, name } of partners) names.set(source, name);
  return [...names]
    .map(([source, name]) => ({ source, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.source.localeCompare(other.source));
}

export function nameOfSource(source: string, sources: readonly Source[]): string {
  return sources.find((each) => each.source === source)?.name ?? source;
}
