import { gzipSync } from 'node:zlib';
import { createTar } from 'nanotar';
import { packageManifest } from './package-files.ts';

/** The same bytes for the same files, whenever and by whomever they are packed: lockfiles hold their hash. */
const fixed = { mtime: Date.parse('2026-01-01T00:00:00Z'), mode: '644', uid: 0, gid: 0 };

/** Name of the archive in the folder of a version. */
export const archiveFile = 'vakman-widgets.tgz';

/**
 * The npm package, as `npm install <address>` takes it.
 *
 * @param packed its files, but for the manifest.
 * @param version of the kit, which `npm ls` tells, too.
 */
export function packageArchive(packed: Readonly<Record<string, string>>, version: string): Uint8Array {
  const manifest = JSON.stringify(packageManifest(version), null, 2);
  const files = Object.entries({ ...packed, 'package.json': manifest }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const entries = files.map(([name, data]) => ({ name: `package/${name}`, data }));
  return gzipSync(createTar(entries, { attrs: fixed }), { level: 9 });
}
