import { gzipSync } from 'node:zlib';
import { createTar } from 'nanotar';
import { packageFiles } from './package-files.ts';

/** The same bytes for the same files, whenever and by whomever they are packed: lockfiles hold their hash. */
const fixed = { mtime: Date.parse('2026-01-01T00:00:00Z'), mode: '644', uid: 0, gid: 0 };

/** Name of the archive in the folder of a version. */
export const archiveFile = 'vakman-widgets.tgz';

/**
 * The npm package, as `npm install <address>` takes it.
 *
 * @param kitFolder holds the files of one version of the kit, and nothing else.
 */
export async function packageArchive(kitFolder: string): Promise<Uint8Array> {
  const files = Object.entries(await packageFiles(kitFolder)).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const entries = files.map(([name, data]) => ({ name: `package/${name}`, data }));
  return gzipSync(createTar(entries, { attrs: fixed }), { level: 9 });
}
