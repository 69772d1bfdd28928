import { weekdays } from '@vakman/domain/opening-hours/opening-hours';
import { phoneFact } from '@vakman/content/company/phone-fact';
import { usePage } from '../../page/page-context.tsx';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The firm for search engines, in the words of schema.org. */
export function StructuredData() {
  const { build, content, route } = usePage();
  const { company } = content;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'HousePainter',
    '@id': `${build.addresses.siteUrl}/#firm`,
    name: company.name,
    url: build.addresses.siteUrl + route.url,
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
      return hours
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: dayNames[day - 1],
              opens: hours.opens,
              closes: hours.closes,
            },
          ]
        : [];
    }),
  };
  // A "<" in a text would end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
