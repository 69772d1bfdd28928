import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ReadyMessage } from '@vakman/supabase/local/serve';

const program = fileURLToPath(import.meta.resolve('@vakman/supabase/local/serve'));

export interface BackendProcess {
  readonly child: ChildProcess;
  /** What it said when it answered; undefined when it ended before. */
  readonly ready: ReadyMessage | undefined;
  /** Everything it printed until then. */
  readonly output: string;
  /** Ends it, and gives its exit code (null after SIGKILL). */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the backend as a process of its own, as `pnpm start` does, on free ports. */
export async function startBackendProcess(
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<BackendProcess> {
  const child = fork(program, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    env: {
      VAKMAN_DATA: dataFolder,
      VAKMAN_API_PORT: '0',
      VAKMAN_MAIL_PORT: '0',
      VAKMAN_SMTP_PORT: '0',
      VAKMAN_SETTINGS: JSON.stringify({
        requests_per_address_an_hour: 1_000_000,
        requests_per_email_a_day: 1_000_000,
      }),
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += String(part)));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ready = await Promise.race([
    once(child, 'message').then(([message]) => message as ReadyMessage),
    exited.then(() => undefined),
  ]);
  return {
    child,
    ready,
    output,
    async end(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
