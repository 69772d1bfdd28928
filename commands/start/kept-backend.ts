import { startBackendProcess, type BackendProcess, type BackendProcessOptions } from './backend-process.ts';

/** Ends this close to each other are one after another. */
const inARowMs = 60_000;

/** More are a fault that starting anew does not mend. */
const mostInARow = 3;

/**
 * Starts the backend, and starts it anew on the same data when it ends on its own, which it does when its database
 * cannot go on. `ended` resolves when it was told to end, or ended too often.
 */
export function keepBackend(
  options: BackendProcessOptions,
  start: (options: BackendProcessOptions) => BackendProcess = startBackendProcess,
): BackendProcess {
  let asked = false;
  let backend = start(options);
  const { ready } = backend;

  async function keep(): Promise<void> {
    await ready;
    for (let inARow = 1; ;) {
      const since = Date.now();
      await backend.ended;
      if (asked) return;
      inARow = Date.now() - since < inARowMs ? inARow : 1;
      if (inARow > mostInARow) return;
      options.onComplaint('The backend ended on its own and is started anew; the data is kept.\n');
      inARow += 1;
      backend = start(options);
      await backend.ready.catch((error: unknown) => options.onComplaint(`${String(error)}\n`));
    }
  }

  const end = (how: 'stop' | 'kill') => () => {
    asked = true;
    return backend[how]();
  };
  return { ready, ended: keep().catch(() => undefined), stop: end('stop'), kill: end('kill') };
}
