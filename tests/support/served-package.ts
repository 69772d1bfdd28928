import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '@vakman/commands/settings/settings.ts';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { parseTar } from 'nanotar';

const site = join(root, 'dist/test-site');

/** The kit of the site for tests. */
export function servedKit(): Kit {
  return JSON.parse(readFileSync(join(site, 'embed/kit.json'), 'utf8')) as Kit;
}

/** Writes what is in the archive that the site for tests serves as the npm package into a folder, as an installation does. */
export function unpackPackage(folder: string): void {
  for (const { name, data = new Uint8Array() } of parseTar(
    gunzipSync(readFileSync(join(site, servedKit().packageUrl))),
  )) {
    const file = join(folder, name.replace(/^package\//, ''));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
}
