import type { Language } from '@vakman/domain/languages/languages';
import type { Company } from '../company/company.schema.ts';
import { phoneFact } from '../company/phone-fact.ts';
import type { Rates } from '../rates/rates.schema.ts';
import { priceClaims } from './price-claims.ts';

/** What a text in one language may name by a `{placeholder}`. */
export type Claims = Readonly<Record<string, string | number>>;

/** The firm's claims, name, ways to reach it and prices, as one language writes them. */
export function claimsIn(language: Language, company: Company, rates: Rates): Claims {
  return {
    ...company.claims,
    ...priceClaims(rates, language),
    company: company.name,
    city: company.address.city,
    email: company.email,
    phone: phoneFact(company.phone).display,
  };
}
