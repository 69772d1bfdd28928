import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SentenceError } from '../progress/sentence-error.ts';
import type { Settings } from '../settings/settings.ts';

const program = fileURLToPath(import.meta.resolve('@vakman/supabase/local/serve'));

export interface BackendProcess {
  /** Resolves when it answers; rejects with what it said (a `SentenceError`) when it ends before that. */
  readonly ready: Promise<void>;
  /** Resolves when the process is gone, whoever ended it. */
  readonly ended: Promise<void>;
  /** Ends it in good order. */
  readonly stop: () => Promise<void>;
  /** Ends it at once, as a power cut would. */
  readonly kill: () => Promise<void>;
}

export interface BackendProcessOptions {
  readonly settings: Settings;
  /** More of its environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Gets every line that the backend prints once it is ready. */
  readonly onOutput: (text: string) => void;
}

/** Starts the embedded backend as a process of its own. */
export function startBackendProcess(options: BackendProcessOptions): BackendProcess {
  const { settings, environment, onOutput } = options;
  const child = fork(program, {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C in the terminal then reaches the parent alone, which ends all in good order.
    detached: true,
    env: {
      ...process.env,
      VAKMAN_DATA: settings.dataFolder,
      VAKMAN_API_PORT: String(settings.ports.api),
      VAKMAN_MAIL_PORT: String(settings.ports.mail),
      VAKMAN_SMTP_PORT: String(settings.ports.smtp),
      VAKMAN_SITE_URL: settings.addresses.siteUrl,
      ...environment,
    },
  });
  const ended = once(child, 'exit').then(() => undefined);
  return {
    ready: untilReady(child, onOutput),
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** What it prints before it is ready matters only if it never gets there, and then only its complaints. */
function untilReady(child: ChildProcess, onOutput: (text: string) => void): Promise<void> {
  let complaints = '';
  let ready = false;
  child.stdout?.on('data', (part: Buffer) => {
    if (ready) onOutput(part.toString());
  });
  child.stderr?.on('data', (part: Buffer) => {
    if (ready) onOutput(part.toString());
    else complaints += part.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => {
      ready = true;
      resolve();
    });
    // Only 'close' comes after the last of its output.
    child.once('close', (code, signal) => {
      const reason = complaints.trim() || `It ended with ${signal ?? `code ${code}`} and said nothing.`;
      reject(new SentenceError(`The backend did not start. ${reason}`));
    });
  });
}
