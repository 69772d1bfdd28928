import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetFolder } from '@vakman/site/build/write-asset';

/** Builds before the newest one whose files are still served. */
const earlierCount = 3;

const listFile = 'builds.json';

/**
 * Folders of the builds that were kept, the newest first. Each has what a page of that build may still ask for: its kit
 * in `embed/<version>/`, and the files whose names have a hash.
 */
export async function keptBuilds(keptFolder: string): Promise<string[]> {
  return (await listedBuilds(keptFolder)).map((name) => join(keptFolder, name));
}

/**
 * Keeps what the pages of a build ask for later, and puts beside it what the pages of the builds before it may still
 * ask for. A name with a hash stands for one content, so no file of one build replaces another's.
 *
 * @param outFolder the build, with its kit and without files of others.
 * @param version of its kit.
 */
export async function keepBuild(keptFolder: string, outFolder: string, version: string): Promise<void> {
  const listed = await listedBuilds(keptFolder);
  const assets = await readdir(join(outFolder, assetFolder), { recursive: true });
  const name = `${version}-${createHash('sha256').update(assets.sort().join()).digest('hex').slice(0, 8)}`;
  if (!listed.includes(name)) await copyBuild(outFolder, join(keptFolder, name), version);
  const earlier = listed.filter((other) => other !== name).slice(0, earlierCount);
  for (const build of earlier) {
    const from = join(keptFolder, build, assetFolder);
    await cp(from, join(outFolder, assetFolder), { recursive: true, force: false });
  }
  const kept = [name, ...earlier];
  // Whole or not at all.
  await writeFile(join(keptFolder, `${listFile}.unfinished`), JSON.stringify(kept));
  await rename(join(keptFolder, `${listFile}.unfinished`), join(keptFolder, listFile));
  for (const entry of await readdir(keptFolder)) {
    if (entry !== listFile && !kept.includes(entry))
      await rm(join(keptFolder, entry), { recursive: true, force: true });
  }
}

/** Those whose folders are there; none where nobody can read the list: keeping less is better than no build. */
async function listedBuilds(keptFolder: string): Promise<string[]> {
  const names = await readdir(keptFolder).catch((): string[] => []);
  try {
    const listed = JSON.parse(await readFile(join(keptFolder, listFile), 'utf8')) as string[];
    return listed.filter((name) => names.includes(name));
  } catch {
    return [];
  }
}

/** Whole or not at all, however it is interrupted. */
async function copyBuild(outFolder: string, into: string, version: string): Promise<void> {
  const unfinished = `${into}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await rm(into, { recursive: true, force: true });
  for (const folder of [join('embed', version), assetFolder]) {
    await mkdir(join(unfinished, folder), { recursive: true });
    await cp(join(outFolder, folder), join(unfinished, folder), { recursive: true });
  }
  await rename(unfinished, into);
}
