import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
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
  /** Folder that holds `supabase/`; the repository unless another one is named. */
  readonly workdir?: string;
  /** Variables that this call needs. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs the Supabase CLI that the repository pins, as somebody whom it does not know: it reads no settings and no
 * session of whoever runs this, keeps none, asks nothing, and tells nobody that it ran.
 */
export async function runSupabaseCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const home = await mkdtemp(join(tmpdir(), 'vakman-supabase-'));
  const own = Object.entries(process.env).filter(([name]) => !/^(SUPABASE_|PG)/.test(name));
  try {
    const child = spawn(program, ['--workdir', options.workdir ?? repository, '--agent', 'no', ...args], {
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
