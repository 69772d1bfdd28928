import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { earlierKitFolders } from './earlier-kits.ts';
import { keepBuild } from './kept-builds.ts';

const versions = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'];

let parent = '';
let keptFolder = '';
let earlierKits = '';

/** Two builds that were kept, and whose kits somebody keeps as well. */
beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'earlier-'));
  keptFolder = join(parent, 'kept');
  earlierKits = join(parent, 'kits');
  for (const version of versions) {
    const site = join(parent, `site-${version}`);
    for (const folder of [join(site, 'embed', version), join(site, 'assets/immutable')]) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${version}.js`), version);
    }
    await keepBuild(keptFolder, site, version);
    mkdirSync(join(earlierKits, version), { recursive: true });
  }
});
afterEach(() => rmSync(parent, { recursive: true }));

const versionsIn = (folders: readonly string[]) => folders.flatMap((folder) => readdirSync(folder)).sort();

test('a version that was deleted where the versions are kept is withdrawn', async () => {
  rmSync(join(earlierKits, '1.0.0-aaaaaaaa'), { recursive: true });
  expect(versionsIn(await earlierKitFolders({ earlierKits, keptFolder }))).toEqual(['1.0.0-bbbbbbbb']);
});

test('without such a folder the last builds bring their versions', async () => {
  expect(versionsIn(await earlierKitFolders({ earlierKits: undefined, keptFolder }))).toEqual(versions);
});

test('a build that keeps nothing and is given nothing has no earlier version', async () => {
  expect(await earlierKitFolders({})).toEqual([]);
});
