import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Addresses } from '@vakman/domain/facts/facts';
import type { BuildData } from '@vakman/site/page/build-data.ts';
import type { Kit } from '@vakman/widgets/build/build-kit';

const program = fileURLToPath(new URL('rebuild.ts', import.meta.url));
const hooks = new URL('../runtime/register-hooks.mjs', import.meta.url).href;

/** What one build leaves to the next, with the hashes of what it was made from. */
export interface Built {
  readonly kit: Kit;
  readonly kitHash: string;
  readonly build: BuildData;
  readonly codeHash: string;
}

export interface RebuildOrder {
  readonly outFolder: string;
  readonly addresses: Addresses;
  readonly cacheFolder: string;
  /** Paths of the pages that are wanted before all others. */
  readonly first: readonly string[];
  readonly last?: Built | undefined;
}

export type RebuildMessage =
  | { readonly kind: 'first' }
  /** The process holds code that changed since it read it. */
  | { readonly kind: 'stale' }
  /** With the paths of the first pages that were right from the beginning. */
  | { readonly kind: 'built'; readonly built: Built; readonly kept: readonly string[] }
  | { readonly kind: 'fault'; readonly fault: string };

type RebuildResult = Exclude<RebuildMessage, { kind: 'first' | 'stale' }>;

/**
 * Builds in a fresh process each time, because a process never forgets a module that it imported. The next process
 * waits with all modules read, so that a changed text takes no longer than the work itself.
 */
export class RebuildProcess {
  #waiting: ChildProcess = this.#fork();

  #fork(): ChildProcess {
    return fork(program, { execArgv: ['--import', hooks], env: { ...process.env, NODE_ENV: 'production' } });
  }

  /** @param onFirst the pages that are wanted first are written; the others follow. */
  async rebuild(order: RebuildOrder, onFirst: () => void): Promise<RebuildResult> {
    const message = await this.#send(order, onFirst);
    this.#waiting = this.#fork();
    return message.kind === 'stale' ? this.rebuild(order, onFirst) : message;
  }

  #send(order: RebuildOrder, onFirst: () => void) {
    const child = this.#waiting;
    return new Promise<Exclude<RebuildMessage, { kind: 'first' }>>((resolve) => {
      child.on('message', (message: RebuildMessage) => {
        if (message.kind === 'first') onFirst();
        else resolve(message);
      });
      child.once('exit', () => resolve({ kind: 'fault', fault: 'The build ended without a word.' }));
      child.send(order);
    });
  }

  close(): void {
    this.#waiting.kill();
  }
}
