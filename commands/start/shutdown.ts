import { onLauncherEnd } from './launchers.ts';

/** Ends what was started, last first. */
export interface Shutdown {
  /** Registers something to end; `force` is what a second signal does instead of waiting. */
  readonly add: (close: () => Promise<void>, force?: () => void) => void;
  /** Ends everything once, however often it is asked. */
  readonly close: () => Promise<void>;
  /** Whether a signal asked for it; the process then ends by itself. */
  readonly asked: () => boolean;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The first signal, or the end of what launched this, ends everything in good order; the second signal at once. */
export function createShutdown(): Shutdown {
  const parts: { close: () => Promise<void>; force?: (() => void) | undefined }[] = [];
  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= (async () => {
      for (const part of parts.toReversed()) await part.close();
    })());
  let asked = false;
  const stop = () => {
    if (asked) {
      for (const part of parts) part.force?.();
      process.exit(1);
    }
    asked = true;
    console.log('\n  Stopping … (once more to stop at once)');
    void close().finally(() => process.exit(0));
  };
  for (const signal of signals) process.on(signal, stop);
  onLauncherEnd(stop);
  return {
    add: (part, force) => parts.push({ close: part, force }),
    close,
    asked: () => asked,
  };
}
