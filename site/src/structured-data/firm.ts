import type { Company } from '@vakman/content/company/company.schema';
import { phoneFact } from '@vakman/content/company/phone-fact';
import { weekdays } from '@vakman/domain/opening-hours';
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

/** Days of the same hours are told together. */
function openingHours({ openingHours: hours }: Company) {
  const days = weekdays.flatMap((day) => {
    const open = hours[day - 1];
    const name = dayNames[day - 1];
    return open && name ? [{ ...open, name }] : [];
  });
  const groups = Map.groupBy(days, ({ opens, closes }) => `${opens} ${closes}`);
  return [...groups.values()].map((same) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: same.map(({ name }) => name),
    opens: same[0]?.opens ?? '',
    closes: same[0]?.closes ?? '',
  }));
}

/** The firm as a local business. `home` is the address of the home page in the language of the page, `image` that of a picture. */
export function firm(company: Company, siteUrl: string, home: string, image: string) {
  return {
    '@type': 'HousePainter',
    ...firmId(siteUrl),
    name: company.name,
    url: home,
    image,
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
    openingHoursSpecification: openingHours(company),
    ...rating(company),
  } satisfies HousePainter;
}
