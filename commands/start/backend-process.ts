import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SentenceError } from '../progress/sentence-error.ts';
import { compiledFolder } from '../runtime/hooks.mjs';
import type { Settings } from '../settings/settings.ts';
import { LimitedLines } from './limited-lines.ts';
import { openLogFile } from './log-file.ts';

// Not `import.meta.resolve`, which Vitest's set-up of all tests does not have.
const program = createRequire(import.meta.url).resolve('@vakman/supabase/local/serve');

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
  /** Gets what the backend complains about once it is ready; all it prints goes to `backend.log` beside its data. */
  readonly onComplaint: (text: string) => void;
}

/** Starts the embedded backend as a process of its own. */
export function startBackendProcess(options: BackendProcessOptions): BackendProcess {
  const { settings, environment, onComplaint } = options;
  const child = fork(program, {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C in the terminal then reaches the parent alone, which ends all in good order.
    detached: true,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiledFolder,
      VAKMAN_DATA: settings.dataFolder,
      VAKMAN_API_PORT: String(settings.ports.api),
      VAKMAN_MAIL_PORT: String(settings.ports.mail),
      VAKMAN_SMTP_PORT: String(settings.ports.smtp),
      VAKMAN_SITE_URL: settings.addresses.siteUrl,
      ...environment,
    },
  });
  const ended = once(child, 'exit').then(() => undefined);
  const ready = untilReady(child, join(settings.dataFolder, 'backend.log'), onComplaint);
  return {
    ready,
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

/** What it complains about before it is ready matters only if it never gets there. */
function untilReady(
  child: ChildProcess,
  logFile: string,
  onComplaint: (text: string) => void,
): Promise<void> {
  let complaints = '';
  let ready = false;
  // One whom it refuses again and again fills neither disk nor terminal.
  const printed = child.stdout?.setEncoding('utf8').pipe(new LimitedLines());
  const complained = child.stderr?.setEncoding('utf8').pipe(new LimitedLines());
  complained?.on('data', (text: string) => {
    if (ready) onComplaint(text);
    else complaints += text;
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => {
      ready = true;
      // Only now: another backend may hold the folder.
      const log = openLogFile(logFile);
      printed?.pipe(log, { end: false });
      complained?.pipe(log, { end: false });
      resolve();
    });
    // Only 'close' comes after the last of its output, which then is on its way through here.
    child.once('close', (code, signal) => {
      const tell = () => {
        const reason = complaints.trim() || `It ended with ${signal ?? `code ${code}`} and said nothing.`;
        reject(new SentenceError(`The backend did not start. ${reason}`));
      };
      if (complained === undefined || complained.readableEnded) tell();
      else complained.once('end', tell);
    });
  });
}
