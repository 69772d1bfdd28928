import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingFacts } from '@vakman/content/booking/booking-facts';
import { phoneFact } from '@vakman/content/company/phone-fact';
import { loadContent } from '@vakman/content/content';
import type { Addresses, Facts } from '@vakman/domain/facts/facts';
import { linkedPages, shellPages, type LinkedPage, type ShellPage } from '@vakman/domain/facts/page-paths';
import { languages } from '@vakman/domain/languages/languages';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { widgets } from '@vakman/widgets/build/widgets';
import type { GalleryWords } from '@vakman/widgets/gallery/gallery.words.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { QuoteFormWords } from '@vakman/widgets/quote-form/quote-form.words.ts';
import type { ReviewsWords } from '@vakman/widgets/reviews/reviews.words.ts';
import { messagesIn } from './message-modules.ts';
import { writeFacts } from './write-facts.ts';

const addresses: Addresses = {
  siteUrl: 'http://localhost:4173',
  supabaseUrl: 'http://127.0.0.1:54321',
  supabasePublishableKey: 'key',
};

async function newFolder(): Promise<string> {
  const made = mkdtempSync(join(tmpdir(), 'facts-'));
  await writeFacts(addresses, made);
  return made;
}

/** Written once; a test that writes again has a folder of its own. */
let folder = '';
beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

const load = (file: string) => import(join(folder, file)) as Promise<Record<string, unknown>>;

test('a widget gets the facts, the addresses, and the words of its own language', async () => {
  const { facts } = (await load('widgets/generated/facts.ts')) as { facts: Facts };
  const { company } = loadContent();
  expect(facts.company.phone).toEqual(phoneFact(company.phone));
  expect(facts.company.replyWithinHours).toBe(company.claims.replyWithinHours);
  expect(facts.servedTowns.map((town) => town.name)).toEqual(company.servedTowns.map((town) => town.name));
  expect((await load('widgets/generated/addresses.ts'))['addresses']).toEqual(addresses);
  for (const language of languages) {
    const { words } = await load(`widgets/generated/quote-form.${language}.ts`);
    const { localFacts, messages } = words as QuoteFormWords;
    const name = loadContent().services.gevelreiniging.name[language];
    expect(localFacts.serviceNames.gevelreiniging).toBe(name);
    expect(messages.title).not.toBe('');
  }
});

test('a function gets all languages at once', async () => {
  const { facts, localFacts } = await load('supabase/functions/_shared/generated/facts.ts');
  expect(facts).toEqual((await load('widgets/generated/facts.ts'))['facts']);
  expect(Object.keys(localFacts as object)).toEqual([...languages]);
});

const functionFolder = 'supabase/functions';
test.each([
  ['quote-form', 'widgets/src/quote-form'],
  ['slot-picker', 'widgets/src/ui/slot-picker'],
  ['send-quote-notification', `${functionFolder}/send-quote-notification`],
  ['book-facade-cleaning', `${functionFolder}/book-facade-cleaning`],
])('a function says %s in every language, in the words of %s', async (name, original) => {
  const { messages } = await load(`${functionFolder}/_shared/generated/${name}.messages.ts`);
  const originals = languages.map((language) => [language, messagesIn(original, language)]);
  expect(messages).toEqual(Object.fromEntries(originals));
  expect(Object.keys(messages as object).toSorted()).toEqual([...languages].toSorted());
});

test('a widget imports one language, when it is asked for', async () => {
  const { wordsByLanguage } = await load('widgets/generated/reviews.words.ts');
  const text = readFileSync(join(folder, 'widgets/generated/reviews.words.ts'), 'utf8');
  expect(text).not.toMatch(/^import (?!type)/m);
  const byLanguage = wordsByLanguage as Record<string, () => Promise<{ words: ReviewsWords }>>;
  expect(Object.keys(byLanguage)).toEqual([...languages]);
  for (const language of languages) {
    const { words } = (await byLanguage[language]?.()) ?? {};
    expect(words?.messages).toEqual(messagesIn('widgets/src/reviews', language));
  }
});

test('widgets and functions know where the pages stand that they lead to', async () => {
  const paths = (pages: readonly (LinkedPage | ShellPage)[]) =>
    Object.fromEntries(pages.map((page) => [page, pathTo(page, 'nl')]));
  expect((await load('widgets/generated/page-paths.ts'))['pagePaths']).toEqual(paths(linkedPages));
  expect((await load('supabase/functions/_shared/generated/page-paths.ts'))['pagePaths']).toEqual(
    paths([...linkedPages, ...shellPages]),
  );
});

test('the dashboard gets its words one language at a time, and the paths of its own pages', async () => {
  const { signInWords } = await load('dashboard/generated/sign-in.words.ts');
  const byLanguage = signInWords as Record<string, () => Promise<{ words: unknown }>>;
  expect(Object.keys(byLanguage)).toEqual([...languages]);
  const { words } = (await byLanguage['uk']?.()) ?? {};
  expect(words).toEqual(messagesIn('dashboard/src/features/sign-in', 'uk'));
  const { pagePaths } = await load('dashboard/generated/page-paths.ts');
  for (const page of shellPages) expect(pagePaths).toHaveProperty(page, pathTo(page, 'nl'));
});

test('what books gets the rules of booking, apart from the other facts', async () => {
  const module = await load('widgets/generated/booking-facts.ts');
  expect(module['bookingFacts']).toEqual(bookingFacts(loadContent()));
  expect(readFileSync(join(folder, 'supabase/generated/booking-rules.sql'), 'utf8')).toMatch(
    /^select public\.set_booking_rules\(/,
  );
});

test('only files whose text changed are written again', async () => {
  const folder = await newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = globSync('*/{,functions/_shared/}generated/*', { cwd: folder }).map((file) =>
    join(folder, file),
  );
  expect(files.length).toBeGreaterThan(widgets.length * (languages.length + 2));
  for (const file of files) utimesSync(file, 1, 1);
  await writeFacts({ ...addresses, siteUrl: 'https://vakman.example' }, folder);
  const rewritten = files.filter((file) => statSync(file).mtimeMs !== 1000);
  const withAddresses = ['addresses', ...languages.map((language) => `gallery.${language}`)];
  expect(new Set(rewritten)).toEqual(
    new Set([
      ...withAddresses.map((name) => join(folder, `widgets/generated/${name}.ts`)),
      join(folder, 'dashboard/generated/addresses.ts'),
    ]),
  );
});

test('what a removed widget left behind goes', async () => {
  const folder = await newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const left = join(folder, 'widgets/generated/removed-widget.nl.ts');
  writeFileSync(left, 'export const words = {};');
  await writeFacts(addresses, folder);
  expect(existsSync(left)).toBe(false);
  expect(existsSync(join(folder, 'widgets/generated/facts.ts'))).toBe(true);
});

test('the gallery finds its pictures on the site, whichever page it stands on', async () => {
  const { words } = await load('widgets/generated/gallery.de.ts');
  const { projects } = words as GalleryWords;
  expect(projects.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(projects[0]?.title).toBe('Wohnhaus in Leusden');
  for (const { src, srcSet, alt, isDrawn } of projects.flatMap(({ before, after }) => [before, after])) {
    expect(src).toMatch(/^http:\/\/localhost:4173\/assets\/immutable\/project-[a-z-]+-[\da-f]{8}-800\.webp$/);
    expect(srcSet.split(',').map((entry) => entry.split(' ')[1])).toEqual(['400w', '800w', '1200w']);
    expect(alt).toMatch(/^Illustration: ./);
    expect(isDrawn).toBe(true);
  }
});

test('a new year is a change, because it brings other holidays while no source changes', async () => {
  const folder = await newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime('2026-12-31T12:00:00Z');
    const before = await writeFacts(addresses, folder);
    expect(await writeFacts(addresses, folder)).toBe(before);
    vi.setSystemTime('2027-01-01T12:00:00Z');
    expect(await writeFacts(addresses, folder)).not.toBe(before);
  } finally {
    vi.useRealTimers();
  }
});
