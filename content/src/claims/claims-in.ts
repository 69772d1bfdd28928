import type { Language } from '@vakman/domain/languages/languages';
import type { Booking } from '../booking/booking.schema.ts';
import type { Company } from '../company/company.schema.ts';
import { phoneFact } from '../company/phone-fact.ts';
import type { Rates } from '../rates.schema.ts';
import { priceClaims } from './price-claims.ts';
import { retentionClaims } from './retention-claims.ts';

/** What a text in one language may name by a `{placeholder}`. */
export type Claims = Readonly<Record<string, string | number>>;

/** The firm's claims, name, ways to reach it, prices, rules of booking and promises of privacy, as one language writes them. */
export function claimsIn(
  language: Language,
  { company, rates, booking }: { company: Company; rates: Rates; booking: Booking },
): Claims {
  return {
    ...company.claims,
    ...priceClaims(rates, language),
    ...retentionClaims(language),
    changeWorkingDays: booking.changeWorkingDays,
    holdMinutes: booking.holdMinutes,
    company: company.name,
    city: company.cityName[language],
    email: company.email,
    phone: phoneFact(company.phone).display,
  };
}
