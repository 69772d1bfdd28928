import type { Company } from '../company/company.schema.ts';
import type { ContentFault } from '../files/content-error.ts';

/** Counts that are older than a year, or of a day that is still to come. */
export function agedCounts({ countedOn }: Pick<Company, 'countedOn'>, today: string): ContentFault[] {
  const inAYear = `${Number(countedOn.slice(0, 4)) + 1}${countedOn.slice(4)}`;
  const fault = (reason: string) => [{ file: 'company.yaml', key: 'countedOn', reason }];
  if (countedOn > today) return fault(`${countedOn} is still to come`);
  return inAYear < today ? fault(`Counted on ${countedOn}, more than a year ago; count again`) : [];
}
