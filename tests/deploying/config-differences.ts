import { runOnProject } from '@vakman/supabase/local/supabase-project';

/** A setting that `config push` would change. */
interface Difference {
  readonly path: readonly string[];
  /** What it would be set to. */
  readonly local: unknown;
}

/**
 * What `config push` would change, as `supabase config diff` tells it, in a project whose settings are given.
 *
 * @param attributes settings of the project as the Management API names them.
 * @param workdir folder that holds `supabase/config.toml`.
 */
export async function configDifferences(
  attributes: object,
  workdir: string,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Difference[]> {
  const { answer, remarks } = await runOnProject(['config', 'diff'], { workdir, environment }, (path) =>
    path === '/config'
      ? Response.json({ data: { type: 'project_config', id: 'project', attributes } })
      : new Response(null, { status: 404 }),
  );
  if (answer === '') throw new Error(remarks);
  const { changes } = JSON.parse(answer) as { changes: (Difference & { declared: boolean })[] };
  return changes.filter(({ declared }) => declared);
}
