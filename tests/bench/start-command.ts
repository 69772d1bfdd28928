import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';

export interface StartedCommand {
  /** Waits until it printed these words once more. */
  readonly printed: (words: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Runs `start` or `dev` as a person would, and waits until it says that everything answers. */
export async function startCommand(
  name: 'start' | 'dev',
  environment: Readonly<Record<string, string>>,
): Promise<StartedCommand> {
  const child = spawn(process.execPath, [join(root, 'commands/run.mjs'), name], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let read = 0;
  let look = () => {};
  const take = (part: Buffer) => {
    output += part.toString();
    look();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = once(child, 'exit');
  const printed = (words: string) =>
    new Promise<void>((resolve, reject) => {
      look = () => {
        const found = output.indexOf(words, read);
        if (found === -1) return;
        read = found + words.length;
        look = () => {};
        resolve();
      };
      look();
      void ended.then(() => reject(new Error(`"${name}" ended: ${output}`)));
    });
  await printed('Vakman is running');
  return {
    printed,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
