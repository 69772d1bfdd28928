import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installFault } from './install-check.mjs';

let root = '';

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  write('pnpm-workspace.yaml', "packages:\n  - site\n\ncatalog:\n  '@x/render': 1.2.3\n  tool: 4.0.0\n");
  write('package.json', '{"devDependencies":{"node":"24.1.0","tool":"catalog:"}}');
  write('site/package.json', '{"dependencies":{"@x/render":"catalog:","@vakman/domain":"workspace:*"}}');
  write('node_modules/node/package.json', '{"version":"24.1.0"}');
  write('node_modules/tool/package.json', '{"version":"4.0.0"}');
  write('site/node_modules/@x/render/package.json', '{"version":"1.2.3"}');
  write('site/node_modules/@vakman/domain/package.json', '{"version":"1.0.0"}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a whole install has no fault', () => {
  expect(installFault(root, '24.1.0')).toBeUndefined();
});

test('an older Node is named before anything is read', () => {
  expect(installFault('/nowhere', '20.20.2')).toContain('This ran on Node 20.20.2');
});

test('a missing dependency is named with its folder', () => {
  rmSync(join(root, 'site/node_modules'), { recursive: true });
  expect(installFault(root, '24.1.0')).toContain('@x/render is missing in site/');
});

test('a dependency of another version than the catalog asks for is named', () => {
  write('site/node_modules/@x/render/package.json', '{"version":"1.2.2"}');
  expect(installFault(root, '24.1.0')).toContain('@x/render is 1.2.2 in site/, and should be 1.2.3');
});

test('many faults are summed up in one sentence', () => {
  rmSync(join(root, 'site/node_modules'), { recursive: true });
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(installFault(root, '24.1.0')).toContain('and 1 more');
});

test('the install that runs this test is whole', () => {
  expect(
    installFault(fileURLToPath(new URL('../..', import.meta.url)), process.versions.node),
  ).toBeUndefined();
});
