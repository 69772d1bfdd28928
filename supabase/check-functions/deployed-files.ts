import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runOnProject } from '../local/supabase-project.ts';

/** What the CLI says of a function that it uploads. */
interface DeployedFunction {
  readonly name: string;
  /** Relative to the root, as all files. */
  readonly entrypoint_path: string;
}

/**
 * Puts all files into a folder that `supabase functions deploy` would upload.
 *
 * @param workdir folder that holds `supabase/`, and what the functions import beside it.
 * @throws Error with what the CLI said.
 */
export async function collectDeployedFiles(workdir: string, folder: string): Promise<DeployedFunction[]> {
  const deployed: DeployedFunction[] = [];
  const upload = async (request: Request) => {
    const form = await request.formData();
    const deployment = JSON.parse(await textOf(form.get('metadata'))) as DeployedFunction;
    for (const file of form.getAll('file')) {
      if (typeof file === 'string') continue;
      const to = path.join(folder, file.name);
      await mkdir(path.dirname(to), { recursive: true });
      await writeFile(to, file.stream());
    }
    deployed.push(deployment);
    const { name } = deployment;
    return Response.json({ id: name, slug: name, name, status: 'ACTIVE', version: 1 }, { status: 201 });
  };
  const { exitCode, answer, remarks } = await runOnProject(
    ['functions', 'deploy', '--use-api'],
    { workdir, environment: {} },
    (route, request) => {
      if (route === '/functions/deploy') return upload(request);
      if (route === '/functions') return Response.json(request.method === 'PUT' ? { functions: [] } : []);
      return new Response(null, { status: 404 });
    },
  );
  if (exitCode !== 0)
    throw new Error(`"supabase functions deploy" ended with ${exitCode}: ${remarks}${answer}`);
  return deployed;
}

async function textOf(value: FormDataEntryValue | null): Promise<string> {
  return value instanceof File ? value.text() : (value ?? '');
}
