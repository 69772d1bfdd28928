import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { manifestFaults, unusedCatalogEntries, unusedDependencies, type Manifest } from './packages.ts';
import { packages, readWorkspace, repositoryFiles } from './repository.ts';

const manifestOf = (folder: string) => JSON.parse(readWorkspace(join(folder, 'package.json'))) as Manifest;

test('every package says what it is, and its exports lead somewhere', () => {
  const faults = packages.flatMap((folder) =>
    manifestFaults(folder, manifestOf(folder), (path) => {
      // Generated folders are there only after the build.
      return path.includes('/generated/') || existsSync(join(root, folder, path));
    }),
  );
  expect(faults).toEqual([]);
});

test('every dependency is used', () => {
  const files = repositoryFiles().filter(({ path }) => !path.endsWith('package.json'));
  const faults = packages.flatMap((folder) => {
    const own = files.filter(({ path }) => path.startsWith(`${folder}/`));
    return unusedDependencies(
      folder,
      manifestOf(folder),
      own.map(({ text }) => text),
    );
  });
  expect(faults).toEqual([]);
});

test('every entry of the catalog is asked for', () => {
  const { catalog } = parse(readWorkspace('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  const manifests = ['.', ...packages].map(manifestOf);
  expect(unusedCatalogEntries(Object.keys(catalog), manifests)).toEqual([]);
});

const good: Manifest = {
  name: '@vakman/site',
  license: 'MIT',
  type: 'module',
  private: true,
  exports: { './*': './src/*' },
  dependencies: { '@vakman/domain': 'workspace:*', react: 'catalog:' },
};

test.each([
  ['another licence', { ...good, license: 'UNLICENSED' }],
  ['another name', { ...good, name: 'site' }],
  ['CommonJS', { ...good, type: 'commonjs' }],
  ['an export to nowhere', { ...good, exports: { './*': './gone/*' } }],
  ['a version of its own', { ...good, dependencies: { react: '19.0.0' } }],
])('%s is refused', (_what, manifest) => {
  expect(manifestFaults('site', manifest, (path) => path === './src/')).toHaveLength(1);
});

test('a good manifest has no fault', () => {
  expect(manifestFaults('site', good, (path) => path === './src/')).toEqual([]);
});

test('a dependency that nothing uses is named, and types belong to their package', () => {
  const manifest = {
    dependencies: { react: 'catalog:', zod: 'catalog:' },
    devDependencies: { '@types/react': '' },
  };
  const texts = ["import { jsx } from 'react/jsx-runtime';", '// react-dom zodiac'];
  expect(unusedDependencies('site', manifest, texts)).toEqual(['site: nothing uses zod']);
});

test('a catalog entry that nobody asks for is named', () => {
  expect(unusedCatalogEntries(['react', 'zod'], [good])).toHaveLength(1);
});
