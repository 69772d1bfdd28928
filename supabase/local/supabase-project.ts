import type { Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { listen } from './listen.ts';
import { runSupabaseCli, type CliOptions, type CliResult } from './supabase-cli.ts';

const projectRef = 'abcdefghijklmnopqrst';

/** Answers a request to the Management API; `path` is the part after the project, such as `/config`. */
export type ProjectAnswer = (path: string, request: Request) => Promise<Response> | Response;

/**
 * Runs the Supabase CLI on a hosted project that is none: what it asks and sends is answered here. Shows what a command
 * would do without doing it. The CLI leaves a note of the project in `supabase/.temp/` of the workdir.
 */
export async function runOnProject(
  args: readonly string[],
  options: Required<CliOptions>,
  answer: ProjectAnswer,
): Promise<CliResult> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: (request) => {
      const [, path = ''] = new URL(request.url).pathname.split(projectRef);
      return answer(path, request);
    },
  }) as Server;
  const origin = `http://127.0.0.1:${await listen(server, 0, { name: 'the project', variable: 'none' })}`;
  const folder = await mkdtemp(join(tmpdir(), 'vakman-project-'));
  try {
    const profile = join(folder, 'profile.json');
    const addresses = { api_url: origin, dashboard_url: origin, project_host: 'project.example' };
    await writeFile(profile, JSON.stringify({ name: 'test', ...addresses }));
    return await runSupabaseCli(
      [...args, '--profile', profile, `--remote=${projectRef}`, '--yes', '--output-format=json'],
      {
        ...options,
        environment: { ...options.environment, SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
      },
    );
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  }
}
