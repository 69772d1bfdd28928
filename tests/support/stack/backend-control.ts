import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BackendProcess } from '@vakman/commands/start/backend-process.ts';

/** Name of the variable by which test workers, processes of their own, learn where to ask. */
export const controlVariable = 'VAKMAN_TEST_CONTROL';

/**
 * Starts a backend, and lets other processes kill it (`POST /kill`) and start it again on the same data
 * (`POST /start`). Answers when that is done.
 */
export async function serveBackendControl(
  start: () => BackendProcess,
): Promise<{ close: () => Promise<void> }> {
  let backend = start();
  await backend.ready;
  const actions: Readonly<Record<string, () => Promise<void>>> = {
    '/kill': () => backend.kill(),
    '/start': async () => {
      backend = start();
      await backend.ready;
    },
  };
  const server = createServer((request, response) => {
    const action = request.method === 'POST' ? actions[request.url ?? ''] : undefined;
    if (!action) {
      response.writeHead(404).end();
      return;
    }
    action().then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[controlVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    async close() {
      server.closeAllConnections();
      server.close();
      await backend.stop();
    },
  };
}
