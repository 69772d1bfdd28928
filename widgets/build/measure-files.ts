import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes of a file, as it is and as it travels. */
export interface FileSize {
  readonly file: string;
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Sizes of all scripts in a folder, by their paths in it. */
export async function measureFiles(folder: string): Promise<FileSize[]> {
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js')).sort();
  return Promise.all(
    scripts.map(async (file) => {
      const content = await readFile(join(folder, file));
      return {
        file,
        bytes: content.length,
        gzip: gzipSync(content, { level: 9 }).length,
        brotli: brotliCompressSync(content).length,
      };
    }),
  );
}
