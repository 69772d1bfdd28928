import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { KitManifest } from './embed-snippet.ts';

export const manifestFile = 'manifest.json';
export const loaderFile = 'loader.js';
export const siteLoaderFile = 'site-loader.js';

interface KitManifestOptions {
  /** Folder of the version, without its manifest. */
  readonly folder: string;
  readonly version: string;
  /** Scripts that each widget may ever import, by its tag. */
  readonly reached: KitManifest['widgets'];
}

/** The manifest of the files in a folder. */
export async function kitManifest({ folder, version, reached }: KitManifestOptions): Promise<KitManifest> {
  const names = (await readdir(folder)).sort();
  const files = names.map(async (name) => {
    const content = await readFile(join(folder, name));
    return [name, { integrity: integrityOf(content), bytes: content.length }] as const;
  });
  return {
    version,
    loader: loaderFile,
    files: Object.fromEntries(await Promise.all(files)),
    widgets: reached,
  };
}

/** The hash of a file as browsers check it. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
