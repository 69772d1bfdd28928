import { photoLinkPattern, photoPath } from '@vakman/domain/photos/photos.paths';
import { gatherSourceDetails, sourceDetailRules } from '@vakman/domain/form/form.source-details';
import { choices, textRules } from '@vakman/domain/quote-request/quote-request.fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { uploadPhoto } from './support/photos.ts';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const insert = async (changes: Record<string, unknown>) => {
  const client = await backend.as('anon');
  const { error, status } = await client.from('quote_requests').insert(quoteRequestRow(changes));
  return { status, code: error?.code };
};

const check = { status: 400, code: '23514' };
const missingLink = () =>
  `http://127.0.0.1/storage/v1/object/sign/project-images/${photoPath('image/png')}?token=a.b.c`;

const lengths = Object.entries(textRules).flatMap(([field, { min, max }]) => [
  { rule: `${field} is too short`, changes: { [field]: 'x'.repeat(min - 1) }, expected: check },
  { rule: `${field} is too long`, changes: { [field]: 'x'.repeat(max + 1) }, expected: check },
  { rule: `${field} is white space`, changes: { [field]: '\u00a0 \u3000\n'.repeat(5) }, expected: check },
  { rule: `${field} is missing`, changes: { [field]: null }, expected: { status: 400, code: '23502' } },
]);

const strange = Object.keys(choices).map((field) => {
  return { rule: `${field} is no choice`, changes: { [field]: 'yesterday' }, expected: check };
});

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 'x']));

const wrongDetails = Object.entries({
  'are a list': ['utm_source'],
  'have a name of capitals': { UTM: 'x' },
  'have a name that is too long': { ['n'.repeat(41)]: 'x' },
  'have an empty value': { utm_source: '' },
  'have a value that is too long': { utm_source: 'x'.repeat(sourceDetailRules.longestValue + 1) },
  'have a value of two lines': { utm_source: 'a\nb' },
  'have a value that is no text': { utm_source: 7 },
  'hold others': { utm_source: { deep: 'x' } },
  'are too many': many(sourceDetailRules.count + 1),
  'are huge': many(2000),
}).map(([fault, details]) => ({
  rule: `details of the source ${fault}`,
  changes: { source_details: details },
  expected: check,
}));

const others = [
  {
    rule: 'details of the source are null',
    changes: { source_details: null },
    expected: { status: 400, code: '23502' },
  },
  { rule: 'e-mail is none', changes: { email: 'jan@example' }, expected: check },
  { rule: 'language is none of ours', changes: { language: 'xx' }, expected: check },
  { rule: 'source is no identifier', changes: { source: 'A Partner' }, expected: check },
  { rule: 'source is too long', changes: { source: 'a'.repeat(65) }, expected: check },
  { rule: 'id is no UUID', changes: { id: '1' }, expected: { status: 400, code: '22P02' } },
  { rule: 'text holds NUL', changes: { name: 'Jan\u0000' }, expected: { status: 400, code: '22P05' } },
  {
    rule: 'text holds half a character',
    changes: { name: 'Jan\ud83c' },
    expected: { status: 400, code: '22P02' },
  },
  { rule: 'photo is no link', changes: { photos: ['https://example.org/a.png'] }, expected: check },
  { rule: 'photo is null', changes: { photos: [null] }, expected: check },
  { rule: 'photos are nested', changes: { photos: [[missingLink()]] }, expected: check },
  { rule: 'photo does not exist', changes: { photos: [missingLink()] }, expected: check },
  ...wrongDetails,
  {
    rule: 'photos are eleven',
    changes: { photos: Array.from({ length: 11 }, missingLink) },
    expected: check,
  },
];

describe('a quote request is refused when', () => {
  it.each([...lengths, ...strange, ...others])('$rule', async ({ changes, expected }) => {
    expect(await insert(changes)).toEqual(expected);
  });

  it('a photo is linked by a host that is too long', async () => {
    const { link } = await uploadPhoto(await backend.as('anon'));
    const photos = (length: number) => [link.replace(/\/\/[^/]+/, `//${'h'.repeat(length)}`)];
    expect(await insert({ photos: photos(256) })).toEqual(check);
    expect(await insert({ photos: photos(255) })).toEqual({ status: 201, code: undefined });
  });

  it('one of its photos was sent with another request, or with a booking', async () => {
    const anon = await backend.as('anon');
    const [sent, booked, own] = [await uploadPhoto(anon), await uploadPhoto(anon), await uploadPhoto(anon)];
    const first = quoteRequestRow().id;
    expect(await insert({ id: first, photos: [sent.link] })).toMatchObject({ status: 201 });
    const { id } = await newBooking(backend, { photos: [booked.link] });
    const again = sent.link.replace(/token=.*/, 'token=another');
    for (const taken of [sent.link, again, booked.link])
      expect(await insert({ photos: [own.link, taken] })).toEqual(check);
    await expect(newBooking(backend, { photos: [sent.link] })).rejects.toThrow('facade_bookings_photos');
    // What was refused took nothing along; what is erased is not remembered.
    expect(await insert({ photos: [own.link] })).toMatchObject({ status: 201 });
    await backend.database.query('delete from quote_requests where id = $1', [first]);
    await backend.database.query('delete from facade_bookings where id = $1', [id]);
    expect(await insert({ photos: [sent.link, booked.link] })).toMatchObject({ status: 201 });
  });

  it('it was handed in before', async () => {
    const { id } = quoteRequestRow();
    expect(await insert({ id })).toEqual({ status: 201, code: undefined });
    expect(await insert({ id })).toEqual({ status: 409, code: '23505' });
  });

  it('it was handed in before, also when its photos were moved since', async () => {
    const { id } = quoteRequestRow();
    const { path, link } = await uploadPhoto(await backend.as('anon'));
    await insert({ id, photos: [link] });
    const service = await backend.as('service_role');
    await service.storage.from('project-images').move(path, `quote-requests/${id}/1.png`);
    expect(await insert({ id, photos: [link] })).toEqual({ status: 409, code: '23505' });
  });

  it('the body is no JSON', async () => {
    const response = await fetch(`${backend.apiUrl}/rest/v1/quote_requests`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: '{"name":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST102' });
  });
});

describe('a quote request is accepted', () => {
  it('with ten photos, and then found with text trimmed, address composed and values tidied', async () => {
    const { link } = await uploadPhoto(await backend.as('anon'));
    expect(link).toMatch(new RegExp(photoLinkPattern));
    const changes = {
      id: crypto.randomUUID(),
      name: '\u00a0 Zoë 🎨\n',
      email: ' Zoe@Example.ORG ',
      phone: ' 06-1234 5678 ',
      street_address: ' Kade 5 ',
      postal_code: ' 1234ab\ufeff',
      address: 'Another street 1',
      photos: Array.from({ length: 10 }, () => link),
      source: 'partner-1',
    };
    expect(await insert(changes)).toEqual({ status: 201, code: undefined });
    const office = await backend.as('employee');
    const { data } = await office.from('quote_requests').select().eq('id', changes.id).single();
    expect(data).toMatchObject({
      name: 'Zoë 🎨',
      email: 'Zoe@Example.ORG',
      phone: '06-1234 5678',
      address: 'Kade 5, 1234ab',
      email_normalised: 'zoe@example.org',
      phone_normalised: '+31612345678',
      postal_code_normalised: '1234 AB',
      photos: changes.photos,
      attachments: [],
      source: 'partner-1',
    });
  });
});

describe("what a partner's page tells", () => {
  it('is stored as it is gathered, at its longest too', async () => {
    const long = '語🎨'.repeat(sourceDetailRules.longestValue / 2);
    const names = Array.from({ length: sourceDetailRules.count }, (_, index) => `n${index}`.padEnd(40, '_'));
    const given = {
      query: new URLSearchParams(),
      hidden: Object.fromEntries(names.map((name) => [name, long])),
    };
    const details = gatherSourceDetails(given);
    expect(Object.keys(details)).toHaveLength(sourceDetailRules.count);
    const { id } = quoteRequestRow();
    expect(await insert({ id, source_details: details })).toMatchObject({ status: 201 });
    const { rows } = await backend.database.query<{ source_details: unknown }>(
      'select source_details from quote_requests where id = $1',
      [id],
    );
    expect(rows[0]?.source_details).toEqual(details);
  });
});
