import { createHash } from 'node:crypto';
import { chown, glob, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData, startCluster, type Cluster } from './cluster.ts';
import { prepareHostedDatabase } from './hosted-database.ts';
import { serverUser } from './server-user.ts';

const repository = join(import.meta.dirname, '../../..');
const cacheFolder = join(repository, '.cache/postgresql');

/** All that decides what a prepared data folder holds, beside the server. */
const ingredients = [
  'supabase/migrations/*.sql',
  'supabase/local/postgresql/*',
  'supabase/local/{create-app,supabase-cli}.ts',
  'supabase/config.toml',
  'pnpm-workspace.yaml',
];

/**
 * Starts a new server whose database is the one of a hosted project, with all migrations. It is prepared once, and then
 * copied.
 *
 * @param programs folder that holds `initdb` and `postgres`.
 * @throws Error with what the programs, or the Supabase CLI, said.
 */
export async function startHostedCluster(programs: string): Promise<Cluster> {
  const template = join(cacheFolder, await hashOfIngredients(programs));
  await readdir(template).catch(() => makeTemplate(programs, template));
  return startCluster(programs, { copyOf: template });
}

async function makeTemplate(programs: string, template: string): Promise<void> {
  const workshop = await mkdtemp(join(tmpdir(), 'vakman-template-'));
  const draft = `${template}.${process.pid}`;
  try {
    const user = serverUser();
    if (user !== undefined) await chown(workshop, user.uid, user.gid);
    const dataFolder = join(workshop, 'data');
    const cluster = await startCluster(programs, { dataFolder });
    try {
      await prepareHostedDatabase(cluster);
    } finally {
      await cluster.remove();
    }
    await mkdir(cacheFolder, { recursive: true });
    await rm(draft, { recursive: true, force: true });
    await copyData(dataFolder, draft);
  } finally {
    await rm(workshop, { recursive: true });
  }
  // Whoever was faster made the same.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  for (const other of await readdir(cacheFolder)) {
    const isOlder = !other.includes('.') && join(cacheFolder, other) !== template;
    if (isOlder) await rm(join(cacheFolder, other), { recursive: true, force: true });
  }
}

async function hashOfIngredients(programs: string): Promise<string> {
  const hash = createHash('sha256').update(programs);
  const files = await Array.fromAsync(glob(ingredients, { cwd: repository }));
  for (const file of files.toSorted()) hash.update(file).update(await readFile(join(repository, file)));
  return hash.digest('hex').slice(0, 16);
}
