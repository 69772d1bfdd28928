import { normalisePhone } from '@vakman/domain/contact/contact.normalise';
import type { Company } from '../company/company.schema.ts';
import type { ContentFault } from '../files/content-error.ts';

/** Texts that were written for the demo firm; a firm of its own has its own. */
const writtenForTheDemo = ['reviews.yaml', 'gallery/', 'team.yaml', 'about.yaml'];

/** Numbers that nobody can be given: all that comes after the prefix is zeros. */
const isBlank = (number: string) => /0{6}$/.test(number.replaceAll(/\D/g, ''));

/** What `company.yaml` holds of a firm that there is not. */
export function companyPlaceholders(company: Company): ContentFault[] {
  const { address, domain, email, registrations, reviewPage } = company;
  const phones = (['phone', 'mobile', 'messagingNumber'] as const).filter((key) =>
    isBlank(normalisePhone(company[key])),
  );
  const found: [key: string, value: string, isPlaceholder: boolean][] = [
    ['domain', domain, domain.endsWith('.example')],
    ['email', email, email.endsWith('.example')],
    ...phones.map((key): [string, string, boolean] => [key, company[key], true]),
    ['address.street', address.street, /voorbeeld/i.test(address.street)],
    ['address.postalCode', address.postalCode, address.postalCode.endsWith('XX')],
    ...registrations.map(({ label, value }, index): [string, string, boolean] => [
      `registrations.${index}.value`,
      `${label} ${value}`,
      /0{8}/.test(value),
    ]),
  ];
  const faults = found
    .filter(([, , isPlaceholder]) => isPlaceholder)
    .map(([key, value]) => ({ file: 'company.yaml', key, reason: `${value} belongs to nobody` }));
  if (new URL(reviewPage).pathname.includes('/search')) {
    const reason = 'It leads to a search, not to the page of the reviews';
    faults.push({ file: 'company.yaml', key: 'reviewPage', reason });
  }
  if (!domain.endsWith('.example')) return faults;
  return [
    ...faults,
    ...writtenForTheDemo.map((file) => ({
      file,
      key: '',
      reason: 'Written for the demo; put your own there',
    })),
  ];
}
