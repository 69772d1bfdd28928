import { log } from './log.ts';

interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Goes on with work after the answer was given; hosted functions would be stopped at that moment otherwise. Nobody
 * waits for that work any more, so its failure stands in the log and nowhere else.
 */
export function inBackground(work: Promise<unknown>): void {
  const logged = work.catch((error: unknown) => {
    log('background work failed', { error: error instanceof Error ? error.name : 'unknown' });
  });
  (globalThis as { EdgeRuntime?: EdgeRuntime }).EdgeRuntime?.waitUntil(logged);
}
