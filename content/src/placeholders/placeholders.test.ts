import { expect, test } from 'vitest';
import { fixtureContent } from '../fixtures/fixture-folder.ts';
import { placeholdersIn } from './placeholders.ts';

const content = fixtureContent();
const today = '2026-11-28';
const keys = (changed = content, day = today) =>
  placeholdersIn(changed, day).map(({ file, key }) => (key ? `${file}: ${key}` : file));

test('all that the demo firm has is told, with file and key', () => {
  expect(keys()).toEqual([
    ...['domain', 'email', 'phone', 'mobile', 'messagingNumber', 'address.street', 'address.postalCode'].map(
      (key) => `company.yaml: ${key}`,
    ),
    'company.yaml: registrations.0.value',
    'company.yaml: registrations.1.value',
    'company.yaml: reviewPage',
    'reviews.yaml',
    'gallery/',
    'team.yaml',
    'about.yaml',
    'certifications.yaml: certificates.0.number',
    'certifications.yaml: certificates.1.number',
    'certifications.yaml: partner.name',
    ...[0, 1, 2].map((index) => `rates.yaml: packages.${index}.includesConfirmedOn`),
    ...['gevelreiniging', 'binnenschilder', 'buitenschilder', 'houtrot-reparatie', 'latex-spuiten'].map(
      (service) => `rates.yaml: usualPrices.${service}.includesConfirmedOn`,
    ),
    'photographs.yaml',
  ]);
});

const filledIn = {
  ...content,
  company: {
    ...content.company,
    domain: 'schilders.nl',
    email: 'info@schilders.nl',
    phone: '036 123 45 67',
    mobile: '06 12 34 56 78',
    messagingNumber: '06 12 34 56 78',
    address: { ...content.company.address, street: 'Havenweg 3', postalCode: '1301 AB' },
    registrations: [{ label: 'KvK', value: '12345678' }],
    reviewPage: 'https://maps.app.goo.gl/abc',
  },
  certifications: {
    certificates: content.certifications.certificates.map((one) => ({ ...one, number: '4711' })),
    partner: { ...content.certifications.partner, name: 'Verfgroothandel De Wit' },
  },
  rates: {
    packages: content.rates.packages.map((offer) => ({ ...offer, includesConfirmedOn: today })),
    usualPrices: { schilder: { kind: 'on-request' as const } },
  },
  photographs: [
    ...content.team.map(({ id }) => ({ picture: `team-${id}` })),
    ...content.gallery.flatMap(({ before, after }) => [before, after]),
    { picture: 'van' },
  ],
} as unknown as typeof content;

test('of a firm that filled in all there is nothing to tell', () => {
  expect(keys(filledIn)).toEqual([]);
});

test('counts are told once they are a year old, or where their day is still to come', () => {
  expect(keys(filledIn, '2027-11-27')).toEqual([]);
  expect(keys(filledIn, '2027-11-28')).toEqual(['company.yaml: countedOn']);
  expect(keys(filledIn, '2026-11-26')).toEqual(['company.yaml: countedOn']);
});
