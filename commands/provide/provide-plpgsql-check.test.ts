import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providePlpgsqlCheck } from './provide-plpgsql-check.ts';

vi.mock(import('./provide-packages.ts'), async (original) => ({
  ...(await original()),
  providePackages: ({ packages, find, advice }) => {
    const found = find();
    if (found === undefined) throw new Error(`${advice} ${packages.join()}`);
    return found;
  },
}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vakman-programs-'));
  put('postgres', 'postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)');
  put('pg_config', join(folder, 'share'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(program: string, answer: string) {
  writeFileSync(join(folder, program), `#!/bin/sh\necho '${answer}'\n`);
  chmodSync(join(folder, program), 0o755);
}

test('a server that lacks it gets the package of its own version', () => {
  expect(() => providePlpgsqlCheck(folder)).toThrow(/for PostgreSQL 15\. postgresql-15-plpgsql-check$/);
});

test('a server that has it is left alone', () => {
  mkdirSync(join(folder, 'share/extension'), { recursive: true });
  writeFileSync(join(folder, 'share/extension/plpgsql_check.control'), '');
  expect(() => providePlpgsqlCheck(folder)).not.toThrow();
});

test('a server is found to have it by the link to it that stands on the path', () => {
  mkdirSync(join(folder, 'share/extension'), { recursive: true });
  writeFileSync(join(folder, 'share/extension/plpgsql_check.control'), '');
  const path = join(folder, 'on-the-path');
  mkdirSync(path);
  symlinkSync(join(folder, 'postgres'), join(path, 'postgres'));
  expect(() => providePlpgsqlCheck(path)).not.toThrow();
});
