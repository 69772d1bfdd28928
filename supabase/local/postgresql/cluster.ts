import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverUser } from './server-user.ts';

/** A PostgreSQL server of its own; its superuser is `postgres`. */
export interface Cluster {
  /** Holds the socket, which is the only way to it. */
  readonly socketFolder: string;
  /** Ends the server with all sessions, and leaves nothing behind. */
  remove(): Promise<void>;
}

/** Nothing outlives the server, so nothing is forced to the disk. */
const settings = {
  listen_addresses: '',
  max_connections: '120',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  timezone: 'UTC',
};

/**
 * Starts a new server in a temporary folder.
 *
 * @param programs folder that holds `initdb` and `postgres`.
 * @throws Error with what the programs said.
 */
export async function startCluster(programs: string): Promise<Cluster> {
  const socketFolder = await mkdtemp(join(tmpdir(), 'vakman-postgresql-'));
  const dataFolder = join(socketFolder, 'data');
  const removeFolder = () => rm(socketFolder, { recursive: true, force: true });
  const user = serverUser();
  const options: SpawnOptions = { ...user, cwd: socketFolder, stdio: ['ignore', 'ignore', 'pipe'] };
  try {
    if (user !== undefined) await chown(socketFolder, user.uid, user.gid);
    await completed(
      spawn(
        join(programs, 'initdb'),
        ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-locale', '--no-sync', dataFolder],
        options,
      ),
    );
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', dataFolder, '-k', socketFolder, ...given],
      options,
    );
    const stopped = completed(server);
    // Whoever ends this process in the middle leaves no server behind.
    const stop = () => void server.kill('SIGINT');
    process.once('exit', stop);
    await Promise.race([readiness(dataFolder), stopped]);
    return {
      socketFolder,
      async remove() {
        process.off('exit', stop);
        stop();
        await stopped;
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

/** Waits for the end of a program. */
async function completed(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (part) => (said += String(part)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}: ${said}`);
}

/** The server writes into a file of its data folder that it takes sessions. */
async function readiness(dataFolder: string): Promise<void> {
  for (;;) {
    const state = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
    if (/^ready/m.test(state)) return;
    await pause(20);
  }
}
