import { formatDate } from '@vakman/domain/format/format.dates';
import type { Language } from '@vakman/domain/languages/languages';
import type { Company } from '../company/company.schema.ts';

type Counted = Pick<Company, 'countedOn' | 'claims'>;

/** The year in which the experience began: a year stays true, where a number of years grows old. */
export const experienceSince = ({ countedOn, claims }: Counted): number =>
  Number(countedOn.slice(0, 4)) - claims.experienceYears;

/** As of when the firm's counts hold, as the language writes it: `{countedOn}` is `27 november 2026`. */
export const countClaims = (company: Counted, language: Language) => ({
  countedOn: formatDate(company.countedOn, language),
  experienceSince: experienceSince(company),
});
