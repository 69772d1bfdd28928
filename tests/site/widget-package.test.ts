import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tagOf } from '@vakman/widgets/build/widget-names';
import { widgets } from '@vakman/widgets/build/widgets';
import { afterAll, describe, expect, test } from 'vitest';
import { packageHost } from '../support/package-host.ts';
import { unpackPackage } from '../support/served-package.ts';

const folder = mkdtempSync(join(tmpdir(), 'package-'));
unpackPackage(folder);
afterAll(() => rmSync(folder, { recursive: true }));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const tags = widgets.map(tagOf);

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default?: string }>>;
  readonly sideEffects: readonly string[];
  readonly [field: string]: unknown;
}
const manifest = JSON.parse(read('package.json')) as Manifest;

describe('the package', () => {
  test('depends on nothing but the framework whose components are used, and may be published', () => {
    expect(manifest).toMatchObject({ name: '@vakman/widgets', license: 'MIT', type: 'module' });
    for (const field of ['private', 'dependencies', 'devDependencies', 'scripts']) {
      expect(manifest).not.toHaveProperty(field);
    }
    const frameworks = Object.keys(manifest['peerDependencies'] as object);
    expect(frameworks).toEqual(['react', 'vue']);
    expect(manifest['peerDependenciesMeta']).toEqual(
      Object.fromEntries(frameworks.map((name) => [name, { optional: true }])),
    );
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const imported = scripts.flatMap((name) =>
      [...read(name).matchAll(/(?:\bfrom|\bimport\(?)\s*[`"']([^`"']+)[`"']/g)].map(
        ([, from = '']) => [name, from] as const,
      ),
    );
    expect(imported.length).toBeGreaterThan(scripts.length);
    const ownFiles = new Set(scripts.map((name) => `./${name}`));
    const foreign = imported.filter(([, from]) => !ownFiles.has(from));
    expect(foreign).toEqual(frameworks.map((name) => [`${name}.js`, name]));
  });

  test('what it exports is there, and so is what it says has effects', () => {
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    for (const target of [...targets, ...manifest.sideEffects])
      expect(existsSync(join(folder, target)), target).toBe(true);
    for (const { name } of widgets) {
      expect(manifest.exports).toHaveProperty([`./${name}`]);
      expect(manifest.sideEffects).toContain(`./${name}.js`);
    }
  });

  test('keeps the room of its widgets, since no build of ours renders them into the page', () => {
    expect(read('index.js')).toContain('min-height:');
  });

  test('brings its licences and an introduction', () => {
    expect(read('LICENSE')).toContain('MIT');
    for (const name of ['react-dom', 'zod']) expect(read('licenses.md')).toContain(name);
    for (const tag of tags) expect(read('README.md')).toContain(`### \`${tag}\``);
  });
});

test('editors of HTML know every tag and attribute', () => {
  const { version, tags: told } = JSON.parse(read('vscode.html-custom-data.json')) as {
    version: number;
    tags: { name: string; attributes: { name: string }[] }[];
  };
  expect(version).toBe(1.1);
  expect(told.map(({ name }) => name)).toEqual(tags);
  for (const { attributes } of told) expect(attributes.map(({ name }) => name)).toContain('theme');
});

/** What schema 2.1.0 of custom elements manifests knows of each thing, as far as it is used: what must be, what may be. */
const shapes = {
  package: [['schemaVersion', 'modules'], ['readme']],
  module: [
    ['kind', 'path'],
    ['declarations', 'exports'],
  ],
  export: [['kind', 'name', 'declaration'], []],
  reference: [['name'], ['module']],
  class: [
    ['kind', 'name', 'customElement'],
    [
      'tagName',
      'superclass',
      'description',
      'attributes',
      'members',
      'events',
      'slots',
      'cssParts',
      'cssProperties',
    ],
  ],
  attribute: [['name'], ['type', 'description', 'fieldName']],
  member: [
    ['kind', 'name'],
    ['type', 'description', 'attribute'],
  ],
  event: [['name', 'type'], ['description']],
  slot: [['name'], ['description']],
  part: [['name'], ['description']],
  property: [['name'], ['description', 'default']],
  type: [['text'], []],
} as const;

type Thing = Readonly<Record<string, unknown>>;

/** Holds a thing, and those in it, to their shapes; answers with those in it. */
function shaped(value: unknown, shape: keyof typeof shapes): Thing {
  const thing = value as Thing;
  const [required, optional] = shapes[shape] as readonly [readonly string[], readonly string[]];
  for (const field of required) expect(thing, shape).toHaveProperty(field);
  for (const field of Object.keys(thing)) expect([...required, ...optional], shape).toContain(field);
  if (thing['type']) shaped(thing['type'], 'type');
  return thing;
}

const all = (value: unknown, shape: keyof typeof shapes) =>
  (value as readonly unknown[]).map((each) => shaped(each, shape));

test('custom-elements.json keeps to its schema and holds every widget', () => {
  const told = shaped(JSON.parse(read('custom-elements.json')), 'package');
  expect(told['schemaVersion']).toBe('2.1.0');
  const found = all(told['modules'], 'module').map((module) => {
    expect(module['kind']).toBe('javascript-module');
    expect(existsSync(join(folder, module['path'] as string))).toBe(true);
    const [exported] = all(module['exports'], 'export');
    const [declared] = all(module['declarations'], 'class');
    if (!exported || !declared) throw new Error('a module without its element');
    expect(exported['kind']).toBe('custom-element-definition');
    expect(shaped(exported['declaration'], 'reference')).toEqual({
      name: declared['name'],
      module: module['path'],
    });
    shaped(declared['superclass'], 'reference');
    expect(declared).toMatchObject({ kind: 'class', customElement: true, tagName: exported['name'] });
    all(declared['attributes'], 'attribute');
    for (const member of all(declared['members'], 'member'))
      expect(['field', 'method']).toContain(member['kind']);
    all(declared['events'], 'event');
    all(declared['slots'], 'slot');
    all(declared['cssParts'], 'part');
    for (const { name, default: value } of all(declared['cssProperties'], 'property')) {
      expect([name, value]).toEqual([expect.stringMatching(/^--vakman-/), expect.any(String)]);
    }
    return declared['tagName'];
  });
  expect(found).toEqual(tags);
});

describe('a project in TypeScript', () => {
  const host = packageHost();
  afterAll(() => host.remove());
  const { complaintsOf } = host;

  const react = "import '@vakman/widgets';\nimport type {} from '@vakman/widgets/react';\n";
  const plain =
    "import '@vakman/widgets/quote-form';\nconst form = document.createElement('vakman-quote-form');\n";

  test('has types for React', () => {
    const text = `${react}export const Page = () => (
      <vakman-quote-form source="klusgids" hide-title theme="dark" className="wide" lang="nl"
        onquote-request-submitted={(event) => event.detail.reference.toUpperCase()} />
    );`;
    expect(complaintsOf('page.tsx', text)).toBe('');
  });

  test.each([
    ['an attribute that there is not', '<vakman-quote-form sauce="x" />', 'sauce'],
    ['a value that there is not', '<vakman-gallery theme="blue" />', 'blue'],
    [
      'a detail that there is not',
      '<vakman-reviews onwidget-load-failed={(event) => event.detail.tug} />',
      'tug',
    ],
  ])('React is told of %s', (_what, element, complaint) => {
    expect(complaintsOf('page.tsx', `${react}export const Page = () => ${element};`)).toContain(complaint);
  });

  test('has types without React', () => {
    const text = `${plain}form.hideTitle = true;
      form.addEventListener('quote-request-failed', ({ detail }) => detail.code === 'offline');
      document.addEventListener('consent-changed', ({ detail }) => detail.choice === 'declined');
      addEventListener('vakman:preload-error', (event) => { event.preventDefault(); event.detail.tag.length; });`;
    expect(complaintsOf('page.ts', text)).toBe('');
    expect(complaintsOf('page.ts', `${plain}form.hideTitel = true;`)).toContain('hideTitel');
  });
});
