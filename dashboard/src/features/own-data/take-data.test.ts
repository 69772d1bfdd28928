import type { PersonData } from '@vakman/domain/retention/person.answers';
import { expect, test } from 'vitest';
import { takeData } from './take-data.ts';

const nothing: PersonData = {
  account: null,
  profile: null,
  requests: [],
  appointments: [],
  invitations: [],
  partners: [],
  quotes: [],
  conversations: [],
  projects: [],
  shared_projects: [],
  mails: [],
  handlings: [],
  client: null,
  visits: [],
  withheld: [],
  files: [],
  project_files: [],
};
const asText = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('utf8');

test('a file that does not come is named, and the others come all the same', async () => {
  const data = { ...nothing, files: ['bookings/1/a.png', 'bookings/1/b.png'] };
  const { zip, missing } = await takeData(data, (path) =>
    path.endsWith('a.png') ? Promise.reject(new Error('gone')) : Promise.resolve(new Response('picture')),
  );
  expect(missing).toEqual(['bookings/1/a.png']);
  const text = await asText(zip);
  expect(text).toContain('files/bookings/1/b.png');
  expect(text).toContain('picture');
  expect(text).not.toContain('files/bookings/1/a.png');
  expect(text).toContain('"missing": [\n    "bookings/1/a.png"');
});

test('who has no files gets his data all the same', async () => {
  const { zip, missing } = await takeData(nothing, () => Promise.reject(new Error('asked for a file')));
  expect(missing).toEqual([]);
  expect(await asText(zip)).toContain('data.json');
});
