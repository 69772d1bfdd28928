import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { languages } from '@vakman/domain/languages/languages';
import { parseTar } from 'nanotar';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildKit, type Kit } from './build-kit.ts';
import type { KitManifest } from './embed-snippet.ts';
import { hashFolder } from './hash-folder.ts';
import { integrityOf } from './kit-manifest.ts';
import { archiveFile, packageArchive } from './package/package-archive.ts';
import { packageFiles } from './package/package-files.ts';
import { widgets } from './widgets.ts';

let outFolder = '';
let kit: Kit;
let files: Map<string, string>;
let manifest: KitManifest;

beforeAll(async () => {
  outFolder = await mkdtemp(join(tmpdir(), 'kit-'));
  kit = await buildKit({ outFolder });
  const names = (await readdir(outFolder, { recursive: true })).filter((name) => name.endsWith('.js'));
  files = new Map(
    await Promise.all(
      names.map(async (name) => [`/${name}`, await readFile(join(outFolder, name), 'utf8')] as const),
    ),
  );
  manifest = JSON.parse(
    await readFile(join(outFolder, 'embed', kit.version, 'manifest.json'), 'utf8'),
  ) as KitManifest;
}, 60_000);
afterAll(() => rm(outFolder, { recursive: true }));

const loaders = () => ({ partner: files.get(kit.loaderUrl) ?? '', own: files.get(kit.siteLoaderUrl) ?? '' });
const fileOf = (name: string) => files.get(`/embed/${kit.version}/${name}.js`);

test('both loaders are small', () => {
  for (const [name, text] of Object.entries(loaders())) {
    expect(gzipSync(text).length, name).toBeLessThan(2000);
  }
});

test.each(widgets)('$name has its module, its style, and its words in every language', ({ name }) => {
  expect(files.get(kit.modules[`vakman-${name}`] ?? '')).toBeDefined();
  for (const part of ['styles', ...languages]) expect(fileOf(`${name}.${part}`), part).toBeDefined();
  for (const text of Object.values(loaders())) expect(text).toContain(name);
});

/** A copy of what the version is named by: manifest and archive name it themselves, and so came after it. */
async function withoutVersion(name: string): Promise<string> {
  const folder = join(outFolder, name);
  await mkdir(folder);
  for (const file of Object.keys(manifest.files).filter((each) => each !== archiveFile))
    await copyFile(join(outFolder, 'embed', kit.version, file), join(folder, file));
  return folder;
}

test('another content is another version', async () => {
  expect(kit.version).toMatch(/^\d+\.\d+\.\d+-[\da-f]{8}$/);
  const folder = await withoutVersion('hashed');
  const packed = await packageFiles(folder);
  const hash = await hashFolder(folder, packed);
  expect(kit.version).toContain(hash);
  expect(await hashFolder(folder, { ...packed, 'README.md': 'another' })).not.toBe(hash);
  await writeFile(join(folder, 'runtime.js'), 'another');
  expect(await hashFolder(folder, packed)).not.toBe(hash);
});

test('the manifest has the hash of every file of the version', async () => {
  const folder = join(outFolder, 'embed', kit.version);
  const names = (await readdir(folder)).filter((name) => name !== 'manifest.json');
  expect(Object.keys(manifest.files).sort()).toEqual(names.sort());
  for (const name of names) {
    const content = await readFile(join(folder, name));
    expect(manifest.files[name]).toEqual({ integrity: integrityOf(content), bytes: content.length });
  }
  expect(manifest).toMatchObject({ version: kit.version, loader: 'loader.js' });
});

test.each(widgets)('the manifest knows all that $name may import', ({ name }) => {
  const reached = manifest.widgets[`vakman-${name}`] ?? [];
  const own = ['', '.styles', ...languages.map((language) => `.${language}`)];
  expect(reached).toEqual(expect.arrayContaining(own.map((part) => `${name}${part}.js`)));
  // A file names what it imports; whatever of that is in the folder must be checked too.
  for (const file of reached) {
    const text = files.get(`/embed/${kit.version}/${file}`) ?? '';
    for (const [, imported] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      expect(reached).toContain(imported);
  }
  // The popup has the form in it.
  const within = name === 'quote-popup' ? ['quote-form.nl.js'] : [];
  expect(reached.filter((file) => file.includes('.nl.'))).toEqual([...within, `${name}.nl.js`]);
});

test('a widget without a form brings none', () => {
  const withForm = widgets.filter(({ name }) => manifest.widgets[`vakman-${name}`]?.includes('form.js'));
  expect(withForm.map(({ name }) => name).sort()).toEqual(['facade-booking', 'quote-form', 'quote-popup']);
});

test('widgets that ask nobody who he is bring nothing of forms', () => {
  for (const name of ['assistant', 'cookie-notice', 'gallery', 'reviews']) {
    const reached = manifest.widgets[`vakman-${name}`] ?? [];
    expect(reached.filter((file) => ['contact.js', 'parts.js'].includes(file))).toEqual([]);
  }
});

test.each(widgets)('words of $name need no other file', ({ name }) => {
  expect(fileOf(`${name}.nl`)).not.toMatch(/\bimport\b/);
});

test('the list of versions has this one', async () => {
  const text = await readFile(join(outFolder, 'embed/versions.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({ newest: kit.version, versions: [kit.version] });
});

test('only pages that were not rendered keep room, and the style is whole', () => {
  const { partner, own } = loaders();
  expect(partner).toContain('min-height');
  expect(own).not.toContain('min-height');
  const styles = fileOf('quote-form.styles');
  for (const part of ['--vakman-accent:', '.error-summary', '.toast']) expect(styles).toContain(part);
});

test('React is in one file alone', () => {
  const withReact = [...files].filter(([, text]) => text.includes('hydrateRoot=function'));
  expect(withReact).toHaveLength(1);
});

test('React is called by names, without a file that unwraps it', () => {
  expect(Object.keys(manifest.files).filter((file) => file.includes('rolldown'))).toEqual([]);
  const unwrapping = [...files].filter(([, text]) => text.includes('.jsx)('));
  expect(unwrapping.map(([file]) => file)).toEqual([]);
});

test('what only some visitors need is not in what all load', () => {
  const atFirst = [
    'quote-form',
    'quote-form.nl',
    'facade-booking',
    'facade-booking.nl',
    'form',
    'parts',
    'runtime',
  ].map((name) => fileOf(name) ?? '');
  for (const later of ['/storage/v1', '/rest/v1', 'createImageBitmap', 'VCALENDAR']) {
    expect(
      atFirst.filter((text) => text.includes(later)),
      later,
    ).toEqual([]);
    expect([...files.values()].filter((text) => text.includes(later))).not.toEqual([]);
  }
});

test('what checks values comes with the first touch of the quote form', () => {
  const atFirst = ['quote-form', 'form', 'parts', 'runtime'].map((name) => fileOf(name) ?? '');
  for (const text of atFirst) expect(text).not.toMatch(/["'`]\.\/(?:schemas|contact)\.js/);
  expect(manifest.widgets['vakman-quote-form']).toEqual(expect.arrayContaining(['schemas.js', 'contact.js']));
});

test('what every form calls until it answers is compiled while it arrives', () => {
  for (const name of ['runtime', 'form', 'parts'])
    expect(fileOf(name)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(fileOf('schemas')).not.toContain('allFunctionsCalledOnLoad');
});

test('no widget brings a calendar of its own', () => {
  for (const [name, text] of files) expect(text, name).not.toContain('Temporal');
});

test('what a widget imports travels at the same time as the widget', () => {
  for (const { name } of widgets) {
    const imported = [...(fileOf(name) ?? '').matchAll(/from\s*["'`]\.\/([\w.-]+)\.js["'`]/g)];
    for (const [, file = ''] of imported)
      for (const text of Object.values(loaders())) expect(text, name).toContain(`\`${file}\``);
  }
});

test('no file needs `unsafe-eval`, or is about development', () => {
  for (const [name, text] of files)
    expect(text, name).not.toMatch(/\beval\(|new Function\(|process\.env|jsxDEV/);
});

test('the licences of what is bundled come along', async () => {
  const licences = await readFile(join(outFolder, 'embed', kit.version, 'licenses.md'), 'utf8');
  for (const name of ['react-dom', 'react-hook-form', 'zod']) expect(licences).toContain(name);
});

test('the package that projects install is one of the files of the version', async () => {
  expect(kit.packageUrl).toBe(`/embed/${kit.version}/vakman-widgets.tgz`);
  const archive = await readFile(join(outFolder, kit.packageUrl));
  expect(manifest.files['vakman-widgets.tgz']).toEqual({
    integrity: integrityOf(archive),
    bytes: archive.length,
  });
  const packed = parseTar(gunzipSync(archive));
  expect(packed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['package/package.json', 'package/react.js']),
  );
  const told = packed.find(({ name }) => name === 'package/package.json')?.text ?? '';
  // What `npm ls` tells of two versions is not the same.
  const { version } = JSON.parse(told) as { readonly version: string };
  expect(version).toBe(kit.version.replace('-', '-kit-'));
});

test('packing the same files again makes the same bytes, or lockfiles would refuse them', async () => {
  const folder = await withoutVersion('again');
  vi.setSystemTime('2031-05-06');
  const again = integrityOf(packageArchive(await packageFiles(folder), kit.version));
  vi.useRealTimers();
  expect(again).toBe(manifest.files[archiveFile]?.integrity);
});
