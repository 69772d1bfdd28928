import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** What is deployed: the functions, and what `deno.json` maps to beside them. */
const folders = ['supabase/functions', 'domain/src', 'tokens/src'];

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
 * Works on a copy of just what is deployed, so that nothing else can be imported unseen; and Deno would
 * write settings of the workspace into the repository's package.json.
 */
export async function checkFunctions(): Promise<number> {
  const copy = await mkdtemp(path.join(tmpdir(), 'vakman-functions-'));
  try {
    await Promise.all(
      folders.map((folder) =>
        cp(path.join(repository, folder), path.join(copy, folder), {
          recursive: true,
          filter: (file) => !/\.test\.tsx?$|\/check$/.test(file),
        }),
      ),
    );
    await linkPackages(copy);
    const entries = await Array.fromAsync(glob('*/index.ts', { cwd: path.join(copy, 'supabase/functions') }));
    return await denoCheck(copy, entries);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
