import type { ContentFault } from '../files/content-error.ts';
import type { Rates } from '../rates.schema.ts';

/** A badge on several packages says nothing. */
export function onePackageIsPopular({ packages }: Rates): ContentFault[] {
  const popular = packages.filter((entry) => entry.popular).map((entry) => entry.id);
  if (popular.length <= 1) return [];
  return [{ file: 'rates.yaml', key: 'packages', reason: `More than one is popular: ${popular.join(', ')}` }];
}
