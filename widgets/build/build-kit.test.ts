import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@vakman/domain/languages/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildKit, type Kit } from './build-kit.ts';

let outFolder = '';
let kit: Kit;
let files: Map<string, string>;

beforeAll(async () => {
  outFolder = await mkdtemp(join(tmpdir(), 'kit-'));
  kit = await buildKit({ outFolder });
  const names = (await readdir(outFolder, { recursive: true })).filter((name) => name.endsWith('.js'));
  files = new Map(
    await Promise.all(
      names.map(async (name) => [`/${name}`, await readFile(join(outFolder, name), 'utf8')] as const),
    ),
  );
}, 60_000);
afterAll(() => rm(outFolder, { recursive: true }));

const loaders = () => ({ partner: files.get(kit.loaderUrl) ?? '', own: kit.inlineLoader });
const named = (text: string) =>
  [...text.matchAll(/[`"']([\w.-]+-[\w-]{8}\.js)[`"']/g)].map(([, name]) => name ?? '');

test('both loaders are small and name files that are there, of every language', () => {
  for (const [name, text] of Object.entries(loaders())) {
    expect(Buffer.byteLength(text), name).toBeLessThan(2500);
    for (const file of named(text))
      expect([...files.keys()], name).toContain(`/embed/${kit.version}/${file}`);
    for (const language of languages) expect(text, name).toContain(`quote-form.${language}-`);
  }
});

test('only pages that were not rendered load the style sheet and keep room', () => {
  const { partner, own } = loaders();
  expect(partner).toContain('quote-form.styles-');
  expect(partner).toContain('min-height');
  expect(own).not.toContain('quote-form.styles-');
  expect(own).not.toContain('min-height');
  const styles = [...files].find(([name]) => name.includes('quote-form.styles-'))?.[1];
  for (const part of ['--vakman-accent:', '.error-summary', '.toast']) expect(styles).toContain(part);
});

test('the module of a tag is there, and React is in one file alone', () => {
  expect(Object.keys(kit.chunks)).toEqual(['vakman-quote-form']);
  for (const url of Object.values(kit.chunks)) expect([...files.keys()]).toContain(url);
  const withReact = [...files].filter(([, text]) => text.includes('hydrateRoot=function'));
  expect(withReact).toHaveLength(1);
});

test('what only some visitors need is not in what all load', () => {
  const atFirst = named(loaders().own).map((name) => files.get(`/embed/${kit.version}/${name}`) ?? '');
  for (const later of ['/storage/v1', '/rest/v1', 'createImageBitmap']) {
    expect(
      atFirst.filter((text) => text.includes(later)),
      later,
    ).toEqual([]);
    expect(
      [...files.values()].filter((text) => text.includes(later)),
      later,
    ).toHaveLength(1);
  }
});

test('no file needs `unsafe-eval`, or is about development', () => {
  for (const [name, text] of files) expect(text, name).not.toMatch(/\beval\(|new Function\(|process\.env/);
});

test('the licences of what is bundled come along', async () => {
  const licences = await readFile(join(outFolder, 'embed', kit.version, 'licenses.md'), 'utf8');
  for (const name of ['react-dom', 'react-hook-form', 'zod']) expect(licences).toContain(name);
});
