import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Addresses } from '@vakman/domain/facts/facts';
import type { Kit } from '@vakman/widgets/build/build-kit';

const program = fileURLToPath(new URL('rebuild.ts', import.meta.url));
const hooks = new URL('../runtime/register-hooks.mjs', import.meta.url).href;

/** The widgets, and the hash of what they were made from. */
export interface BuiltKit {
  readonly kit: Kit;
  readonly hash: string;
}

export interface RebuildOrder {
  readonly outFolder: string;
  readonly addresses: Addresses;
  /** The widgets of the last build, good as long as their sources stay. */
  readonly last?: BuiltKit | undefined;
}

export type RebuildResult =
  | { readonly built: BuiltKit; readonly fault?: undefined }
  | { readonly fault: string; readonly built?: undefined };

/**
 * Builds in a fresh process each time, because a process never forgets a module that it imported. The next process
 * waits already started, so that a rebuild takes no longer than the work itself.
 */
export class RebuildProcess {
  #waiting: ChildProcess = this.#fork();

  #fork(): ChildProcess {
    return fork(program, { execArgv: ['--import', hooks], env: { ...process.env, NODE_ENV: 'production' } });
  }

  async rebuild(order: RebuildOrder): Promise<RebuildResult> {
    const child = this.#waiting;
    child.send(order);
    const ended = once(child, 'exit').then(() => [{ fault: 'The build ended without a word.' }]);
    const [result] = (await Promise.race([once(child, 'message'), ended])) as [RebuildResult];
    this.#waiting = this.#fork();
    return result;
  }

  close(): void {
    this.#waiting.kill();
  }
}
