import type { Content } from '../content.ts';
import type { ContentFault } from '../files/content-error.ts';
import { agedCounts } from './aged-counts.ts';
import { companyPlaceholders } from './company-placeholders.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { unconfirmedPrices } from './unconfirmed-prices.ts';

/** What a firm has to fill in, count again or confirm before its site goes live. It stops no build. */
export function placeholdersIn(content: Content, today: string): ContentFault[] {
  const { company, certifications, rates } = content;
  const certificates = certifications.certificates.flatMap(({ id, number }, index) =>
    number === null
      ? [
          {
            file: 'certifications.yaml',
            key: `certificates.${index}.number`,
            reason: `The number of the certificate "${id}" is not filled in; the page says that it follows`,
          },
        ]
      : [],
  );
  return [
    ...companyPlaceholders(company),
    ...agedCounts(company, today),
    ...certificates,
    ...partnerPlaceholder(certifications.partner.name),
    ...unconfirmedPrices(rates),
    ...drawnPictures(content),
  ];
}

function partnerPlaceholder(name: string): ContentFault[] {
  if (!/voorbeeld/i.test(name)) return [];
  return [{ file: 'certifications.yaml', key: 'partner.name', reason: `${name} is no firm` }];
}
