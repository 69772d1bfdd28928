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
 * Runs a server as long as somebody holds the other end of its input, and removes its folder: also whoever is killed
 * leaves no server behind.
 */
const leash = `
  exec 3<&0
  "$@" 3<&- </dev/null &
  server=$!
  { read -r _; kill -INT $server; } <&3 >/dev/null 2>&1 &
  exec 3<&-
  wait $server
  code=$?
  rm -rf "$0"
  exit $code`;

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
    const program = [join(programs, 'postgres'), '-D', dataFolder, '-k', socketFolder, ...given];
    const server = spawn('/bin/sh', ['-c', leash, socketFolder, ...program], {
      ...options,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const stopped = completed(server);
    await Promise.race([readiness(server, dataFolder), stopped]);
    if (server.exitCode !== null) await stopped;
    return {
      socketFolder,
      async remove() {
        server.stdin?.end();
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
  child.stdin?.destroy();
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}: ${said}`);
}

/** Waits until the server writes into a file of its data folder that it takes sessions, or ends. */
async function readiness(server: ChildProcess, dataFolder: string): Promise<void> {
  while (server.exitCode === null) {
    const state = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
    if (/^ready/m.test(state)) return;
    await pause(20);
  }
}
