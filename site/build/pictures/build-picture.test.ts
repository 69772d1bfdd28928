import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildPicture } from './build-picture.ts';
import { locatePicture } from './locate-picture.ts';
import { readPhotographs } from './photographs.ts';
import { readScene } from './scenes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'out/assets/immutable'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const sourceOf = (photograph?: string) => ({
  name: 'frame-painted',
  scene: readScene('frame-painted'),
  photograph,
});
const build = (photograph?: string) =>
  buildPicture(sourceOf(photograph), { outFolder: join(folder, 'out'), cacheFolder: join(folder, 'cache') });

async function photograph(file: string, width: number, height: number) {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const create = { width, height, channels: 3, background: '#7c1d1b' } as const;
  await sharp({ create }).toFile(join(folder, 'pictures', file));
}

test('a drawing is there in three widths and two formats, and made once', async () => {
  const files = await build();
  expect(files).toMatchObject({ widths: [400, 800, 1200], width: 1200, height: 800 });
  const names = files.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  for (const name of names) expect(existsSync(join(folder, 'out', `${files.path}-${name}`))).toBe(true);
  expect(await build()).toEqual(files);
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(1);
});

test('a photograph of its name takes its place, cut to its shape', async () => {
  await photograph('frame-painted.jpg', 2000, 2000);
  const photographs = await readPhotographs(folder);
  const files = await build(photographs.get('frame-painted'));
  expect(files).toMatchObject({ widths: [400, 800, 1200], width: 1200, height: 800 });
  expect(files.path).not.toBe((await build()).path);
  const { dominant } = await sharp(join(folder, 'out', `${files.path}-400.webp`)).stats();
  expect(dominant.r).toBeGreaterThan(dominant.g + 50);
});

test('a small photograph is not blown up', async () => {
  await photograph('frame-painted.png', 630, 900);
  const photographs = await readPhotographs(folder);
  const files = await build(photographs.get('frame-painted'));
  expect(files).toMatchObject({ width: 630, height: 420 });
});

test.each([
  [630, [400, 630]],
  [450, [400]],
  [300, [300]],
])(
  'a photograph %s pixels wide is in the widths %s, and known before it is encoded',
  async (width, widths) => {
    await photograph('frame-painted.png', width, 900);
    const source = (await readPhotographs(folder)).get('frame-painted');
    const { path, widths: built } = await build(source);
    expect(built).toEqual(widths);
    expect(await locatePicture(sourceOf(source))).toEqual({ path, widths });
  },
);

test('the place of a drawing is known before it is encoded', async () => {
  const { path, widths } = await build();
  expect(await locatePicture(sourceOf())).toEqual({ path, widths });
});
