import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const repository = join(import.meta.dirname, '../..');
const program = join(repository, 'node_modules/.bin/supabase');

/** What became of a call of the Supabase CLI. */
export interface CliResult {
  readonly exitCode: number;
  /** What programs may read: standard output. */
  readonly answer: string;
  /** What it told people: standard error. */
  readonly remarks: string;
}

export interface CliOptions {
  /** Folder that holds `supabase/`; one with that of the repository unless another one is named. */
  readonly workdir?: string;
  /** Variables that this call needs. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * The CLI reads all of `config.toml`, whatever it is to do, and wants the templates of mails that it names, which only a
 * build writes: it gets some beside the folder of the repository.
 */
async function makeWorkdir(folder: string): Promise<string> {
  const workdir = join(folder, 'project');
  await mkdir(workdir);
  await symlink(join(repository, 'supabase'), join(workdir, 'supabase'));
  // It says what is generated, which is not there yet where facts are written for the first time.
  const { writeGoTemplates } = await import('../auth-mails/write-go-templates.ts');
  await writeGoTemplates(join(workdir, 'dist/auth-mails'), 'http://localhost:4173');
  return workdir;
}

/**
 * Runs the Supabase CLI that the repository pins, as somebody whom it does not know: it reads no settings and no
 * session of whoever runs this, keeps none, asks nothing, and tells nobody that it ran.
 */
export async function runSupabaseCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const home = await mkdtemp(join(tmpdir(), 'vakman-supabase-'));
  const own = Object.entries(process.env).filter(([name]) => !/^(SUPABASE_|PG)/.test(name));
  try {
    const workdir = options.workdir ?? (await makeWorkdir(home));
    const child = spawn(program, ['--workdir', workdir, '--agent', 'no', ...args], {
      env: {
        ...Object.fromEntries(own),
        SUPABASE_HOME: home,
        SUPABASE_NO_KEYRING: '1',
        SUPABASE_NO_UPDATE_NOTIFIER: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        ...options.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? 1));
    });
    const [exitCode, answer, remarks] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    return { exitCode, answer, remarks };
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
