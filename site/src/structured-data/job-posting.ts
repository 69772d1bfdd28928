import type { Company } from '@vakman/content/company/company.schema';
import type { VacancyPage } from '@vakman/content/vacancies/read-vacancies';
import type { Language } from '@vakman/domain/languages/languages';
import type { JobPosting } from 'schema-dts';
import { firmId } from './firm.ts';

/** A job that is open; its description is HTML, as search engines ask. */
export function jobPosting(vacancy: VacancyPage, lang: Language, company: Company, siteUrl: string) {
  const { address } = company;
  const { title, summary, description } = vacancy.texts[lang];
  return {
    '@type': 'JobPosting',
    title,
    description: [summary, ...description].map((paragraph) => `<p>${paragraph}</p>`).join(''),
    datePosted: vacancy.posted,
    validThrough: vacancy.closes,
    employmentType: vacancy.employmentType,
    hiringOrganization: { '@type': 'Organization', ...firmId(siteUrl), name: company.name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: 'NL',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: vacancy.salary.min,
        maxValue: vacancy.salary.max,
        unitText: 'MONTH',
      },
    },
  } satisfies JobPosting;
}
