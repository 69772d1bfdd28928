import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, readContent } from '@vakman/content/content';
import { ContentError } from '@vakman/content/files/content-error';
import { makeFixtureFolder } from '@vakman/content/fixtures/fixture-folder';
import { readGlossary } from '@vakman/content/glossary/read-glossary';
import { languages } from '@vakman/domain/languages/languages';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

let folder = '';
beforeAll(() => {
  folder = makeFixtureFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Changes a file of the copy for one test; the text must be there, or the test would prove nothing. */
function replace(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(from);
  onTestFinished(() => writeFileSync(join(folder, file), text));
  writeFileSync(join(folder, file), text.replace(from, to));
}

/** Gives something in the copy another name for one test. */
function rename(from: string, to: string) {
  onTestFinished(() => renameSync(join(folder, to), join(folder, from)));
  renameSync(join(folder, from), join(folder, to));
}

function faults() {
  try {
    readContent(folder);
    readGlossary(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
  return [];
}

test('the content as it stands is whole', () => {
  expect(() => loadContent()).not.toThrow();
});

test('a copy of it with the facts of another firm is whole too', () => {
  expect(faults()).toEqual([]);
});

test.each<[file: string, from: string | RegExp, to: string, key: string, reason: string]>([
  ['company.yaml', 'email: info@vakman.example', 'email: info', 'email', 'Invalid email address'],
  [
    'company.yaml',
    'postalCode: 1300 XX',
    'postalCode: 13 XX',
    'address.postalCode',
    'Expected a postal code such as 1315 AB',
  ],
  ['company.yaml', 'phone: 036 000 00 00', 'phone: on request', 'phone', 'Expected a telephone number'],
  [
    'company.yaml',
    "opens: '09:00'",
    "opens: '9:00'",
    'openingHours.5.opens',
    'Expected a time such as 08:00',
  ],
  ['company.yaml', "closes: '15:00'", "closes: '08:00'", 'openingHours.5', 'Closes before it opens'],
  ['company.yaml', 'rating: 4.9', 'rating: 5.1', 'claims.rating', '5.1 is more than 5'],
  [
    'company.yaml',
    '[1351, 1359]',
    '[1321, 1359]',
    'servedTowns.1.ranges',
    'Almere Haven shares postal codes with Almere Stad',
  ],
  ['company.yaml', '[1380, 1384]', '[1384, 1380]', 'servedTowns.9.ranges', 'Weesp: 1384 comes after 1380'],
  [
    'company.yaml',
    'city: Almere',
    'city: Almere\n  planet: Earth',
    'address',
    'Unknown key "planet": remove it',
  ],
  [
    'company.yaml',
    'city: Almere',
    'city: Almere\n  city: Almere',
    '',
    'Map keys must be unique at line 15, column 3',
  ],
  ['services/schilder/service.yaml', /^ {2}de: .*/m, '', 'name.de', 'Missing: expected a text'],
  [
    'services/schilder/service.yaml',
    /^ {2}de: .*/m,
    "  de: ''",
    'name.de',
    'Expected text without white space at its ends',
  ],
  ['rates.yaml', 'from: 9.95', 'from: 9.955', 'packages.0.rate.from', 'Expected whole cents'],
  [
    'rates.yaml',
    'included: true',
    'included: false',
    'packages.0.vat.included',
    'Expected a price with VAT, as consumers must be shown',
  ],
  ['rates.yaml', 'min: 400', 'min: 1400', 'usualPrices.gevelreiniging.max', 'Expected more than min'],
  [
    'rates.yaml',
    '  schilder: { kind: on-request }',
    '',
    'usualPrices.schilder',
    'Missing: expected keys with values',
  ],
  [
    'rates.yaml',
    'exampleSquareMetres: 60',
    'exampleSquareMetres: 60\n    popular: true',
    'packages',
    'More than one is popular: interior, exterior',
  ],
  [
    'rates.yaml',
    'with a {exteriorWarrantyYears}-year warranty',
    'with a warranty',
    'packages.1.description.en',
    'Expected the placeholders {exteriorWarrantyYears}',
  ],
  [
    'rates.yaml',
    ', upToSquareMetres: 50',
    '',
    'packages.2.rate.upToSquareMetres',
    'Missing: expected a number',
  ],
  [
    'rates.yaml',
    'upToSquareMetres: 50',
    'upToSquareMetres: 25',
    'packages.2.exampleSquareMetres',
    'Expected an example that the fixed price covers',
  ],
  [
    'rates.yaml',
    '{ kind: fixed, price: 649.95, upToSquareMetres: 50 }',
    '{ kind: per-square-metre, from: 9.95 }',
    '',
    'Booking needs a package facade-cleaning of kind fixed, and a range for gevelreiniging',
  ],
  ['booking.yaml', 'crews: 2', 'crews: 0', 'crews', 'Too small: expected number to be >=1'],
  [
    'booking.yaml',
    'startsEvery: 30',
    'startsEvery: half an hour',
    'startsEvery',
    'Expected a number, not "half an hour"',
  ],
  [
    'booking.yaml',
    'horizonDays: 90',
    'horizonDays: 6',
    'horizonDays',
    'Expected more than twice leadWorkingDays',
  ],
  [
    'booking.yaml',
    'reminderHour: 10',
    'reminderHour: 24',
    'reminderHour',
    'Too big: expected number to be <=23',
  ],
  ['booking.yaml', 'reminderHour: 10', '', 'reminderHour', 'Missing: expected a number'],
  ['booking.yaml', '50-100: 420', '50-90: 420', 'visitMinutes', 'Unknown key "50-90": remove it'],
  [
    'booking.yaml',
    '100-200: 540',
    '100-200: 600',
    'visitMinutes.100-200',
    '600 minutes are more than the longest day has (540); write null to ask for a quote',
  ],
  ['cards/groups.yaml', ', wood-rot', '', '', 'Listed 0 times in groups.yaml, not once'],
  ['company.yaml', 'reviewPage: https', 'reviewPage: http', 'reviewPage', 'Invalid URL'],
  ['reviews.yaml', 'id: 2', 'id: 1', 'id', '1 stands more than once'],
  ['reviews.yaml', 'rating: 4.5', 'rating: 4.4', '1.rating', 'Expected half stars'],
  ['reviews.yaml', 'date: 2026-06', 'date: 2026-13', '0.date', 'Expected a month such as 2026-05'],
  ['languages.yaml', 'flag: gb', 'flag: GB', 'en.flag', 'Expected a country code such as nl'],
  ['messages/de.json', '"skipLink"', '"skip"', 'skipLink', 'Missing'],
  ['glossary/quotes.yaml', '  de: Angebot\n', '', 'quote.de', 'Expected a word, or a list of several'],
  [
    'glossary/quotes.yaml',
    'cotización:',
    'presupuesto:',
    'quote.avoid.es',
    'presupuesto refuses "presupuesto", which is a word of this glossary',
  ],
  [
    'glossary/quotes.yaml',
    'cotización:',
    '(cotización:',
    'quote.avoid.es.(cotización',
    'Expected a word, or a regular expression of its forms',
  ],
  ['glossary/quotes.yaml', /^estimate:/m, 'cookie:', 'cookie', 'Stands in glossary/privacy.yaml already'],
  ['messages/de.json', '{phone}', '{number}', 'navigation.callNumber', 'Expected the placeholders {phone}'],
])('%s with %s for %j names key and reason', (file, from, to, key, reason) => {
  replace(file, from, to);
  const blamed = reason.includes('groups.yaml') ? 'cards/wood-rot.yaml' : file;
  expect(faults()).toContainEqual({ file: blamed, key, reason });
});

test('a claim that the company does not make is refused in every language', () => {
  const file = 'cards/exterior.yaml';
  replace(file, /\{exteriorWarrantyYears\}/g, '{warrantyYears}');
  expect(faults()).toHaveLength(languages.length);
  expect(faults()).toContainEqual({
    file,
    key: 'description.nl',
    reason: '{warrantyYears} names no claim of company.yaml',
  });
});

test('a missing file and a folder of no service are named', () => {
  onTestFinished(() => rmSync(join(folder, 'services/behangen'), { recursive: true }));
  mkdirSync(join(folder, 'services/behangen'));
  expect(faults()).toEqual([
    {
      file: 'services/behangen',
      key: '',
      reason:
        'No service of the catalogue (gevelreiniging, binnenschilder, buitenschilder, houtrot-reparatie, latex-spuiten, schilder)',
    },
  ]);
  rename('rates.yaml', 'prices.yaml');
  expect(faults()).toEqual([{ file: 'rates.yaml', key: '', reason: 'The file is missing' }]);
});

test('a folder whose name can be no address is named', () => {
  const [post = ''] = readdirSync(join(folder, 'posts'));
  rename(`posts/${post}`, 'posts/Mijn artikel');
  expect(faults()).toMatchObject([{ file: 'posts/Mijn artikel', key: '' }]);
});

test('texts carry the claims, not their placeholders', () => {
  const { cardGroups, company } = readContent(folder);
  const exterior = cardGroups[0]?.cards.find((card) => card.id === 'exterior');
  expect(exterior?.description.nl).toContain(`${company.claims.exteriorWarrantyYears} jaar garantie`);
});
