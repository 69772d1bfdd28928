import { cp, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { KitManifest } from './embed-snippet.ts';
import { integrityOf, manifestFile } from './kit-manifest.ts';

const versionName = /^\d+\.\d+\.\d+-[\da-f]{8}$/;

/**
 * Copies the folders of earlier versions into a new build, so that pages that stay with a version go on to find it.
 * Answers with their names, the one with the highest number first.
 *
 * @param from folder that holds folders of versions, such as the `embed/` of the last deploy.
 * @throws where the folder is absent, or a file is no longer what the manifest of its version says.
 */
export async function keepVersions(from: string, embedFolder: string): Promise<string[]> {
  const versions = (await readdir(from)).filter((name) => versionName.test(name));
  for (const version of versions) {
    await checkFiles(join(from, version));
    await cp(join(from, version), join(embedFolder, version), { recursive: true });
  }
  return versions.sort((one, other) => other.localeCompare(one, 'en-GB', { numeric: true }));
}

async function checkFiles(folder: string): Promise<void> {
  const text = await readFile(join(folder, manifestFile), 'utf8');
  for (const [file, { integrity }] of Object.entries((JSON.parse(text) as KitManifest).files)) {
    const path = join(folder, file);
    if (integrityOf(await readFile(path)) !== integrity)
      throw new Error(
        `${path} was changed after it was built, and pages that check its hash would refuse it.`,
      );
  }
}
