import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPostgresql } from './provide-postgresql.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vakman-programs-'));
  vi.stubEnv('POSTGRESQL_FOLDER', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const put = (...programs: string[]) => {
  for (const program of programs) {
    writeFileSync(join(folder, program), '');
    chmodSync(join(folder, program), 0o755);
  }
};

test('the folder that the environment names is taken', () => {
  put('initdb', 'postgres');
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('POSTGRESQL_FOLDER', folder);
  expect(findPostgresql()).toBe(folder);
});

test('a folder of the path is taken', () => {
  put('initdb', 'postgres');
  vi.stubEnv('PATH', `/nowhere:${folder}`);
  expect(findPostgresql()).toBe(folder);
});

test('clients without a server are none', () => {
  put('psql', 'initdb');
  vi.stubEnv('PATH', folder);
  expect(findPostgresql()).not.toBe(folder);
});
