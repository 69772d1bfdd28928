import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGoTemplates } from '../../auth-mails/write-go-templates.ts';
import { runSupabaseCli, type CliResult } from '../supabase-cli.ts';
import type { Cluster } from './cluster.ts';
import { prepareHostedProject } from './hosted-project.ts';

/**
 * Gives a new server all that the one of a hosted project has: roles, tables of the services, and the migrations, which
 * the Supabase CLI applies as it does there.
 *
 * @throws Error with what the CLI said.
 */
export async function prepareHostedDatabase(cluster: Cluster): Promise<void> {
  await prepareHostedProject(cluster);
  const { exitCode, remarks } = await pushMigrations(cluster);
  if (exitCode !== 0) throw new Error(`"supabase db push" ended with ${exitCode}: ${remarks}`);
}

/**
 * `supabase db push`, by the role that migrates a hosted project; answers in JSON. The CLI reads all of `config.toml`, and
 * wants the templates of mails that it names, which only a build writes: it gets some beside the folder that it pushes.
 */
export async function pushMigrations(cluster: Cluster): Promise<CliResult> {
  const workdir = await mkdtemp(join(tmpdir(), 'vakman-push-'));
  try {
    await symlink(join(import.meta.dirname, '../..'), join(workdir, 'supabase'));
    await writeGoTemplates(join(workdir, 'dist/auth-mails'), 'http://localhost:4173');
    const remote = `--remote=${cluster.urlFor('postgres')}`;
    return await runSupabaseCli(['db', 'push', '--yes', remote, '--output-format=json'], { workdir });
  } finally {
    await rm(workdir, { recursive: true });
  }
}
