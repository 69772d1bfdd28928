import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from './content-folder.ts';

const { version } = createRequire(import.meta.url)('yaml/package.json') as { version: string };

const ownCacheFolder = join(contentFolder, '../.cache/yaml');

/**
 * The value that YAML stands for. Parsing all of `content` takes longer than all else that is done with it, and nearly
 * all of it is as it was the last time, so what was parsed is kept as JSON, by a hash of the text and the parser.
 * Throws, each time, for what is no YAML.
 */
export function parseYaml(text: string, cacheFolder: string = ownCacheFolder): unknown {
  const key = createHash('sha256').update(`${version}\0${text}`).digest('hex').slice(0, 32);
  const cached = join(cacheFolder, `${key}.json`);
  const kept = readKept(cached);
  if (kept !== undefined) return JSON.parse(kept);
  const value: unknown = parse(text);
  mkdirSync(cacheFolder, { recursive: true });
  // Another process may be reading.
  const unfinished = `${cached}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(value));
  renameSync(unfinished, cached);
  return value;
}

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
