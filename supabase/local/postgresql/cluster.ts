import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverUser } from './server-user.ts';

/** As a hosted project calls it, where `postgres` is none. */
export const superuser = 'supabase_admin';

/** A PostgreSQL server of its own. */
export interface Cluster {
  /** Holds the socket, which is the only way to it. */
  readonly socketFolder: string;
  /** How a program of PostgreSQL, or the Supabase CLI, reaches the database `postgres` as somebody. */
  urlFor(role: string): string;
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

export interface ClusterOptions {
  /** Data of a server that ended, to begin with a copy of. */
  readonly copyOf?: string;
  /** Folder to be made for the data, which outlives the server; whoever runs the server must be allowed to. */
  readonly dataFolder?: string;
}

/**
 * Starts a new server in a temporary folder.
 *
 * @param programs folder that holds `initdb` and `postgres`.
 * @throws Error with what the programs said.
 */
export async function startCluster(programs: string, options: ClusterOptions = {}): Promise<Cluster> {
  const socketFolder = await mkdtemp(join(tmpdir(), 'vakman-postgresql-'));
  const { copyOf, dataFolder = join(socketFolder, 'data') } = options;
  const removeFolder = () => rm(socketFolder, { recursive: true, force: true });
  const user = serverUser();
  const spawned: SpawnOptions = { ...user, cwd: socketFolder, stdio: ['ignore', 'ignore', 'pipe'] };
  try {
    if (user !== undefined) await chown(socketFolder, user.uid, user.gid);
    if (copyOf === undefined) await completed(spawn(join(programs, 'initdb'), initdb(dataFolder), spawned));
    else await copyData(copyOf, dataFolder);
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const program = [join(programs, 'postgres'), '-D', dataFolder, '-k', socketFolder, ...given];
    const server = spawn('/bin/sh', ['-c', leash, socketFolder, ...program], {
      ...spawned,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const stopped = completed(server);
    await Promise.race([readiness(server, dataFolder), stopped]);
    if (server.exitCode !== null) await stopped;
    return {
      socketFolder,
      urlFor: (role) => `postgresql:///postgres?user=${role}&host=${encodeURIComponent(socketFolder)}`,
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

const initdb = (dataFolder: string) => [
  '--auth=trust',
  `--username=${superuser}`,
  '--encoding=UTF8',
  // Sorts by code points, and knows the small letters of every alphabet, as a hosted project does.
  '--locale=C.UTF-8',
  '--no-sync',
  dataFolder,
];

/** Copies the data of a server that ended, and leaves it to its owner. */
export const copyData = (from: string, to: string) =>
  completed(spawn('cp', ['-a', from, to], { stdio: ['ignore', 'ignore', 'pipe'] }));

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
