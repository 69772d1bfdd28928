import { globSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { phoneFact } from '@vakman/content/company/phone-fact';
import { loadContent } from '@vakman/content/content';
import type { Addresses, Facts, LocalFacts } from '@vakman/domain/facts/facts';
import { languages } from '@vakman/domain/languages/languages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFacts } from './write-facts.ts';

const addresses: Addresses = {
  siteUrl: 'http://localhost:4173',
  supabaseUrl: 'http://127.0.0.1:54321',
  supabasePublishableKey: 'key',
};

let folder = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'));
  await writeFacts(addresses, folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = (file: string) => import(join(folder, file)) as Promise<Record<string, unknown>>;

test('a widget gets the facts, the addresses, and the words of its own language', async () => {
  const { facts } = (await load('widgets/generated/facts.ts')) as { facts: Facts };
  const { company } = loadContent();
  expect(facts.company.phone).toEqual({
    display: phoneFact(company.phone).display,
    href: 'tel:+31360000000',
  });
  expect(facts.company.replyWithinHours).toBe(company.claims.replyWithinHours);
  expect(facts.servedTowns.map((town) => town.name)).toEqual(company.servedTowns.map((town) => town.name));
  expect((await load('widgets/generated/addresses.ts'))['addresses']).toEqual(addresses);
  for (const language of languages) {
    const { localFacts } = await load(`widgets/generated/facts.${language}.ts`);
    const name = loadContent().services.gevelreiniging.name[language];
    expect((localFacts as LocalFacts).serviceNames.gevelreiniging).toBe(name);
  }
});

test('a function gets all languages at once, and the words of the form', async () => {
  const { facts, localFacts } = await load('supabase/functions/_shared/generated/facts.ts');
  expect(facts).toEqual((await load('widgets/generated/facts.ts'))['facts']);
  expect(Object.keys(localFacts as object)).toEqual([...languages]);
  for (const language of languages) {
    const copy = join(folder, `supabase/functions/_shared/generated/quote-form.${language}.json`);
    const original = join(import.meta.dirname, `../../widgets/src/quote-form/messages/${language}.json`);
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(original, 'utf8'));
  }
});

test('only files whose text changed are written again', async () => {
  const files = globSync('**/*.{ts,json}', { cwd: folder }).map((file) => join(folder, file));
  expect(files).toHaveLength(19);
  for (const file of files) utimesSync(file, 1, 1);
  await writeFacts({ ...addresses, siteUrl: 'https://vakman.example' }, folder);
  const rewritten = files.filter((file) => statSync(file).mtimeMs !== 1000);
  expect(rewritten).toEqual([join(folder, 'widgets/generated/addresses.ts')]);
});
