import type { Company } from '../company/company.schema.ts';
import type { ContentFault } from '../files/content-error.ts';

/** A postal code belongs to one served town at most, and a range runs upwards. */
export function townsDoNotOverlap(company: Company): ContentFault[] {
  const ranges = company.servedTowns.flatMap((town, index) =>
    town.ranges.map(([from, to]) => ({ town: town.name, key: `servedTowns.${index}.ranges`, from, to })),
  );
  return ranges.flatMap((range, index) => {
    const { town, key, from, to } = range;
    if (from > to) return [{ file: 'company.yaml', key, reason: `${town}: ${from} comes after ${to}` }];
    const other = ranges.slice(0, index).find((earlier) => earlier.from <= to && from <= earlier.to);
    if (!other) return [];
    return [{ file: 'company.yaml', key, reason: `${town} shares postal codes with ${other.town}` }];
  });
}
