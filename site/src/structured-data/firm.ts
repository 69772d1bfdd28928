import type { Company } from '@vakman/content/company/company.schema';
import { phoneFact } from '@vakman/content/company/phone-fact';
import { weekdays } from '@vakman/domain/opening-hours/opening-hours';
import type { AggregateRating, HousePainter } from 'schema-dts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** How other things on the site name the firm. */
export const firmId = (siteUrl: string) => ({ '@id': `${siteUrl}/#firm` });

/** The stars, where the firm wants search engines to see them. */
function rating({ claims, ratingForSearchEngines }: Company) {
  if (!ratingForSearchEngines) return {};
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: claims.rating,
    reviewCount: claims.reviewCount,
    bestRating: claims.ratingScale,
    worstRating: 1,
  } satisfies AggregateRating;
  return { aggregateRating };
}

/** The firm as a local business. `home` is the address of the home page in the language of the page. */
export function firm(company: Company, siteUrl: string, home: string, image: string | undefined) {
  return {
    '@type': 'HousePainter',
    ...firmId(siteUrl),
    name: company.name,
    url: home,
    ...(image === undefined ? {} : { image }),
    telephone: phoneFact(company.phone).href.replace('tel:', ''),
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      postalCode: company.address.postalCode,
      addressLocality: company.address.city,
      addressCountry: 'NL',
    },
    areaServed: company.servedTowns.map(({ name }) => name),
    openingHoursSpecification: weekdays.flatMap((day) => {
      const hours = company.openingHours[day - 1];
      const dayOfWeek = dayNames[day - 1];
      if (!hours || !dayOfWeek) return [];
      return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, ...hours }];
    }),
    ...rating(company),
  } satisfies HousePainter;
}
