import type { Company } from '../company/company.schema.ts';
import type { ContentFault } from '../files/content-error.ts';

/** A rating above its own scale would be refused by every reader of structured data. */
export function ratingFitsItsScale({ claims }: Company): ContentFault[] {
  if (claims.rating <= claims.ratingScale) return [];
  const reason = `${claims.rating} is more than ${claims.ratingScale}`;
  return [{ file: 'company.yaml', key: 'claims.rating', reason }];
}
