import { languages } from '@vakman/domain/languages/languages.ts';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { hostileTexts } from '../_shared/fixtures/hostile-texts.ts';
import type { CrewFeed, CrewFeedEntry } from './crew-feed.ts';
import { handle } from './handler.ts';

const secret = 'ab'.repeat(32);
const moments = {
  starts_at: '2026-11-26T08:00:00+00:00',
  ends_at: '2026-11-26T12:00:00+00:00',
  changed_at: '2026-11-21T10:00:00+00:00',
};
const booking: CrewFeedEntry = {
  ...moments,
  id: '3f2a91c4-0b1d-4e8e-9a55-0c3d2b1a0f9e',
  kind: 'booking',
  sequence: 2,
  confirmed: false,
  place: 'Havenstraat 7, 1354 AB',
  square_meters: '25-50',
  material: 'brick',
  height: 'two-storeys',
  access: 'free',
  impregnation: true,
  note: 'Wind tot 5',
};
const feedOf = (changes: Partial<CrewFeed> = {}): CrewFeed => ({
  crew: 1,
  name: '',
  language: 'nl',
  entries: [booking],
  ...changes,
});

function ask(feed: CrewFeed, headers: Record<string, string> = {}, path = `${secret}.ics`, method = 'GET') {
  return handle(
    new Request(`https://backend.example/functions/v1/crew-calendar/${path}`, { headers, method }),
    { readCrewFeed: async (asked) => (asked === secret ? feed : null), log: () => undefined },
  );
}

async function read(feed: CrewFeed) {
  const text = await (await ask(feed)).text();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    entries: calendar.getAllSubcomponents('vevent').map((event) => ({
      status: event.getFirstPropertyValue('status'),
      entry: new ICAL.Event(event),
    })),
  };
}

test('a calendar reads where the crew has to be, when, and what for', async () => {
  const { name, entries } = await read(feedOf());
  expect(name).toBe('Ploeg 1');
  expect(entries).toHaveLength(1);
  const [{ status, entry } = { status: '', entry: undefined }] = entries;
  expect(status).toBe('TENTATIVE');
  expect(entry?.uid).toBe(booking.id);
  expect(entry?.sequence).toBe(2);
  expect(entry?.startDate.toJSDate()).toEqual(new Date(moments.starts_at));
  expect(entry?.location).toBe('Havenstraat 7, 1354 AB');
  expect(entry?.description).toContain('Baksteen');
  expect(entry?.description).toContain('Wind tot 5');
});

test.each(languages)('%s: visits, blocked times and days off have words', async (language) => {
  const rest = { ...moments, sequence: 0, confirmed: true, note: '' };
  const { entries } = await read(
    feedOf({
      language,
      entries: [
        { ...rest, id: 'a', kind: 'visit', place: null, title: '' },
        { ...rest, id: 'b', kind: 'block' },
        { ...rest, id: 'c', kind: 'day-off' },
      ],
    }),
  );
  expect(new Set(entries.map(({ entry }) => entry.summary)).size).toBe(3);
});

test.each(hostileTexts)('no text leaves its line: hostile text %#', async (text) => {
  const { entries } = await read(feedOf({ name: text, entries: [{ ...booking, place: text, note: text }] }));
  expect(entries).toHaveLength(1);
});

test('what is known already is not sent again', async () => {
  const etag = (await ask(feedOf())).headers.get('etag') ?? '';
  expect((await ask(feedOf(), { 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
  const moved = feedOf({ entries: [{ ...booking, sequence: 3 }] });
  expect((await ask(moved, { 'if-none-match': etag })).status).toBe(200);
});

test.each(['', 'x.ics', secret, `${'cd'.repeat(32)}.ics`, `${secret}.ics/more`])(
  'another address leads nowhere, and says nothing: %s',
  async (path) => {
    const answer = await ask(feedOf(), {}, path);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  },
);

test('it is only read', async () => {
  expect((await ask(feedOf(), {}, `${secret}.ics`, 'POST')).status).toBe(405);
});

test('a database that fails is told as a fault that passes, without its words', async () => {
  const answer = await handle(new Request(`https://backend.example/crew-calendar/${secret}.ics`), {
    readCrewFeed: () => Promise.reject(new Error('secret words')),
    log: () => undefined,
  });
  expect([answer.status, await answer.text()]).toEqual([503, '']);
});
