import { existsSync, readFileSync, readdirSync, statfsSync, type StatsFs } from 'node:fs';
import { join } from 'node:path';

/** Newest version of PostgreSQL's files that the embedded database reads, and the only one. */
const postgresVersion = '17';

/** Without any of these PostgreSQL cannot start. */
const essentials = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact', 'postgresql.conf'];

const wayOut = 'Put back a copy, or remove the folder to begin with empty data.';

/** @throws Error with a sentence for people when a data folder holds a database that is not whole, or of another version. */
export function expectWholeDatabase(dataFolder: string): void {
  const folder = join(dataFolder, 'postgres');
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  const missing = essentials.find((name) => !existsSync(join(folder, name)));
  if (missing !== undefined)
    throw new Error(`The database in ${folder} is damaged: ${missing} is missing. ${wayOut}`);
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== postgresVersion)
    throw new Error(
      `The database in ${folder} is of PostgreSQL ${version}, and this is ${postgresVersion}. ${wayOut}`,
    );
}

/** Less than this is nothing to a database, which writes 16 MB at a time. */
const leastFreeBytes = 16 * 1024 * 1024;

/** Says of an error that opening the database met what people can do; it stays the cause. */
export function unopenedDatabase(
  dataFolder: string,
  cause: unknown,
  { bavail, bsize }: Pick<StatsFs, 'bavail' | 'bsize'> = statfsSync(dataFolder),
): Error {
  const folder = join(dataFolder, 'postgres');
  const fault =
    bavail * bsize < leastFreeBytes
      ? 'the disk is full. Make room; if that does not help, it is damaged.'
      : 'it is damaged.';
  return new Error(`The database in ${folder} cannot be opened: ${fault} ${wayOut}`, { cause });
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'there is no right to write there',
  EPERM: 'there is no right to write there',
  EROFS: 'it is on a disk that cannot be written',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
};

/** An error of the file system about a data folder as a sentence for people; any other error as it is. */
export function explainFolder(dataFolder: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  const reason = reasons[code];
  if (reason === undefined) return error;
  return new Error(
    `The data folder ${dataFolder} cannot be used: ${reason}. Mend that, or choose another by VAKMAN_DATA.`,
    { cause: error },
  );
}
