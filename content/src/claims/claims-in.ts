import type { Language } from '@vakman/domain/languages/languages';
import type { Booking } from '../booking/booking.schema.ts';
import type { Company } from '../company/company.schema.ts';
import { phoneFact } from '../company/phone-fact.ts';
import type { Rates } from '../rates.schema.ts';
import { countClaims } from './count-claims.ts';
import { priceClaims } from './price-claims.ts';
import { relationClaims } from './price-relations.ts';
import { retentionClaims } from './retention-claims.ts';
import { termClaims } from './term-claims.ts';

/** What a text in one language may name by a `{placeholder}`. */
export type Claims = Readonly<Record<string, string | number>>;

/** The firm's claims, name, ways to reach it, prices, terms, rules of booking and promises of privacy, as one language writes them. */
export function claimsIn(
  language: Language,
  { company, rates, booking }: { company: Company; rates: Rates; booking: Booking },
): Claims {
  const { street, postalCode, city: town } = company.address;
  return {
    ...company.claims,
    ...countClaims(company, language),
    ...termClaims,
    ...priceClaims(rates, language),
    ...relationClaims(rates, language),
    ...retentionClaims(language),
    changeWorkingDays: booking.changeWorkingDays,
    holdMinutes: booking.holdMinutes,
    company: company.name,
    city: company.cityName[language],
    address: `${street}, ${postalCode} ${town}`,
    email: company.email,
    phone: phoneFact(company.phone).display,
  };
}
