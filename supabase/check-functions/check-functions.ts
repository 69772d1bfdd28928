import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectDeployedFiles } from './deployed-files.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** What the CLI reads: the functions with their settings, and what `deno.json` maps to beside them. */
const sources = ['supabase/config.toml', 'supabase/client', 'supabase/functions', 'domain/src', 'tokens/src'];

/** `npm:hono@4.13.19/html` gives `hono`. */
const packageName = (specifier: string) => /^npm:(@[^/]+\/[^@]+|[^@]+)@/.exec(specifier)?.[1];

async function linkPackages(copy: string): Promise<void> {
  const deno = await readFile(path.join(repository, 'supabase/functions/deno.json'), 'utf8');
  const { imports } = JSON.parse(deno) as { imports: Record<string, string> };
  const names = new Set(
    Object.values(imports)
      .map(packageName)
      .filter((name) => name !== undefined),
  );
  const link = async (from: string, name: string) => {
    const to = path.join(copy, 'supabase/functions/node_modules', name);
    await mkdir(path.dirname(to), { recursive: true });
    await symlink(path.join(repository, from, 'node_modules', name), to);
  };
  // What only the rules use is installed for them.
  const ownerOf = (name: string) =>
    existsSync(path.join(repository, 'supabase/node_modules', name)) ? 'supabase' : 'domain';
  await Promise.all([...names].map((name) => link(ownerOf(name), name)));
  await link('.', '@types/node');
}

function denoCheck(folder: string, files: readonly string[]): Promise<number> {
  const deno = path.join(repository, 'supabase/node_modules/.bin/deno');
  const child = spawn(deno, ['check', '--quiet', '--no-lock', '--node-modules-dir=manual', ...files], {
    cwd: path.join(folder, 'supabase/functions'),
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Checks the functions with Deno, as their host will read them: types, import map, and that the versions
 * in `deno.json` are the installed ones. Resolves to the exit code. Needs the generated facts.
 *
 * Works on just the files that the Supabase CLI would upload, so that nothing else can be imported unseen. Both work
 * on copies: the CLI would note a project that is none in the repository, and Deno would write settings of the
 * workspace into its package.json.
 */
export async function checkFunctions(): Promise<number> {
  const copies = await mkdtemp(path.join(tmpdir(), 'vakman-functions-'));
  try {
    const workdir = path.join(copies, 'sources');
    for (const source of sources)
      await cp(path.join(repository, source), path.join(workdir, source), { recursive: true });
    // Named in config.toml, all of which the CLI reads, whatever it is to do.
    const { writeGoTemplates } = await import('../auth-mails/write-go-templates.ts');
    await writeGoTemplates(path.join(workdir, 'dist/auth-mails'), 'http://localhost:4173');
    const deployed = path.join(copies, 'deployed');
    const functions = await collectDeployedFiles(workdir, deployed);
    await linkPackages(deployed);
    return await denoCheck(
      deployed,
      functions.map(({ entrypoint_path: entry }) => path.join(deployed, entry)),
    );
  } finally {
    await rm(copies, { recursive: true, force: true });
  }
}
