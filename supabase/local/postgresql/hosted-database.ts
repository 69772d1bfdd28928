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

/** `supabase db push`, by the role that migrates a hosted project; answers in JSON. */
export function pushMigrations(cluster: Cluster): Promise<CliResult> {
  return runSupabaseCli([
    'db',
    'push',
    '--yes',
    `--remote=${cluster.urlFor('postgres')}`,
    '--output-format=json',
  ]);
}
