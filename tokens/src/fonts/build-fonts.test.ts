import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFonts, type Fonts } from './build-fonts.ts';

let folder: string;
let fonts: Fonts;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vakman-fonts-'));
  fonts = await buildFonts({ outFolder: join(folder, 'site'), cacheFolder: join(folder, 'cache') });
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const written = (url: string) => join(folder, 'site', url);
const weight = async (urls: readonly string[]) =>
  (await Promise.all(urls.map((url) => stat(written(url))))).reduce((sum, { size }) => sum + size, 0);

test('a page of Latin script loads 38 kB of fonts at most, one of Cyrillic 52 kB', async () => {
  expect(fonts.preload.latin).toHaveLength(2);
  expect(await weight(fonts.preload.latin)).toBeLessThanOrEqual(38_000);
  expect(await weight(fonts.preload.cyrillic)).toBeLessThanOrEqual(52_000);
});

test('every address in the rules is a file, and every file is in the rules', async () => {
  const named = [
    ...Object.values(fonts.css)
      .join('\n')
      .matchAll(/url\((.+?)\)/g),
  ].map(([, url = '']) => url);
  const files = await readdir(written('/assets/fonts'));
  expect(named.map((url) => url.replace('/assets/fonts/', '')).sort()).toEqual(files.sort());
});

test('the stand-ins have the measures of the fonts', async () => {
  const url = fonts.preload.latin.find((path) => path.includes('/text-latin-')) ?? '';
  const font = create(await readFile(written(url)));
  if (font.isCollection) throw new Error('Expected one font');
  const rule = /'Vakman Text Arial'.*?size-adjust:(.+?)%;ascent-override:(.+?)%/.exec(fonts.css.latin);
  expect((Number(rule?.[1]) * Number(rule?.[2])) / 10_000).toBeCloseTo(font.ascent / font.unitsPerEm, 2);
});

test('the apostrophe of Ukrainian names is in the fonts of Cyrillic pages', async () => {
  const urls = fonts.preload.cyrillic.filter((path) => path.includes('latin-basic'));
  expect(urls).toHaveLength(2);
  for (const url of urls) {
    const font = create(await readFile(written(url)));
    expect(!font.isCollection && font.hasGlyphForCodePoint(0x2bc)).toBe(true);
  }
});

test('a second build takes the fonts from the cache and makes the same', async () => {
  const cacheFolder = join(folder, 'cache');
  const before = await readdir(join(cacheFolder, 'fonts'));
  expect(await buildFonts({ outFolder: join(folder, 'again'), cacheFolder })).toEqual(fonts);
  expect(await readdir(join(cacheFolder, 'fonts'))).toEqual(before);
});
