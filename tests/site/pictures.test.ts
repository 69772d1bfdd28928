import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFormats } from '@vakman/site/_components/picture/picture-files.ts';
import { pictureNames } from '@vakman/site/_components/picture/picture-names.ts';
import { shareSize } from '@vakman/site/page/share-kinds.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { eachLanguage, faultsOf, pages, siteFolder, siteUrl, unless } from './built-site.ts';

const assets = '/assets/immutable';
const files = readdirSync(join(siteFolder, assets));
const filesOf = (name: string) =>
  files.filter((file) => new RegExp(`^${name}-[\\da-f]{8}-\\d+\\.`).test(file));

async function sizeOf(path: string) {
  const { width, height } = await sharp(join(siteFolder, path)).metadata();
  return { width, height };
}

test.each(pictureNames)('%s is there in each format, in the same widths', (name) => {
  const [first, ...others] = pictureFormats.map((format) =>
    filesOf(name)
      .filter((file) => file.endsWith(`.${format}`))
      .map((file) => file.slice(0, -format.length)),
  );
  expect(first?.length).toBeGreaterThanOrEqual(2);
  for (const other of others) expect(other).toEqual(first);
});

const pairs = pictureNames
  .filter((name) => name.endsWith('-before'))
  .map((name) => [name, name.replace(/before$/, 'after')] as const);

test.each([...pairs, ['facade-dirty', 'facade-clean'], ['frame-rotten', 'frame-painted']] as const)(
  '%s and %s fit on one another',
  async (before, after) => {
    const sizes = async (name: string) =>
      Promise.all(filesOf(name).map((file) => sizeOf(`${assets}/${file}`)));
    expect(await sizes(before)).toEqual(await sizes(after));
  },
);

describe.each(eachLanguage)('%s', (_language, among) => {
  test('every picture comes in both formats, sized and described', () => {
    const faults = faultsOf(among, ({ $ }) =>
      $('picture')
        .toArray()
        .flatMap((picture) => {
          const image = $(picture).find('img');
          // The widgets leave the larger format to the image itself.
          const types = $(picture)
            .find('source')
            .toArray()
            .map((source) => $(source).attr('type')?.replace('image/', ''));
          const formats = new Set([...types, image.attr('src')?.split('.').at(-1)]);
          const missing = ['alt', 'width', 'height'].filter((name) => image.attr(name) === undefined);
          return [
            ...unless([...formats].join() === pictureFormats.join(), `${image.attr('src')} lacks a format`),
            ...missing.map((name) => `${image.attr('src')} has no ${name}`),
          ];
        }),
    );
    expect(faults).toEqual([]);
  });
});

test('every listed page has a share picture, as large as it says and 60 kB at most', async () => {
  const shared = new Set<string>();
  for (const { $, url } of pages.filter(({ listed }) => listed)) {
    const of = (name: string) => $(`meta[property="${name}"]`).attr('content') ?? '';
    expect([url, of('og:image').startsWith(`${siteUrl}${assets}/share-`)]).toEqual([url, true]);
    expect([Number(of('og:image:width')), Number(of('og:image:height'))]).toEqual([
      shareSize.width,
      shareSize.height,
    ]);
    expect(of('og:image:alt')).not.toBe('');
    shared.add(of('og:image').slice(siteUrl.length));
  }
  for (const path of shared) {
    expect(await sizeOf(path)).toEqual(shareSize);
    expect(statSync(join(siteFolder, path)).size).toBeLessThanOrEqual(60_000);
  }
});

test('the icons are as large as the manifest says', async () => {
  const { icons } = JSON.parse(readFileSync(join(siteFolder, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[];
  };
  const drawn = icons.filter(({ sizes }) => sizes !== 'any');
  expect(drawn.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of drawn) {
    const { width, height } = await sizeOf(src);
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(await sizeOf('/apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
});
