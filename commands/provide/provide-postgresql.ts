import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { providePackages } from './provide-packages.ts';

/** Debian keeps each version in a folder of its own, and none of them on the path. */
const debianFolder = '/usr/lib/postgresql';

/** Folder that holds `initdb` and `postgres`: the one that POSTGRESQL_FOLDER names, or one of the path, or the newest of Debian; undefined without a server. */
export function findPostgresql(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const ofDebian = versions().map((version) => join(debianFolder, version, 'bin'));
  return [process.env['POSTGRESQL_FOLDER'] ?? '', ...onPath, ...ofDebian].find(holdsServer);
}

function versions(): string[] {
  try {
    return readdirSync(debianFolder).toSorted((one, other) => Number(other) - Number(one));
  } catch {
    return [];
  }
}

function holdsServer(folder: string): boolean {
  try {
    for (const program of ['initdb', 'postgres']) accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Folder that holds `initdb` and `postgres`, which are installed first where that is allowed.
 *
 * @throws {SentenceError} that says what to install.
 */
export function providePostgresql(): string {
  return providePackages({
    name: 'PostgreSQL',
    packages: ['postgresql'],
    find: findPostgresql,
    advice:
      'Whether many at once can book the same time is tried on a PostgreSQL server. Install one, or name the folder of its programs in POSTGRESQL_FOLDER.',
  });
}
