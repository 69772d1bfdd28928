import { createServer, type AddressInfo } from 'node:net';
import { listen, type Listening } from '@vakman/commands/serve/listen.ts';
import type { RequestHandler } from '@vakman/commands/serve/site-handler.ts';

/**
 * Serves a handler beside everything else, on a port that nobody uses.
 *
 * @param hosts other names by which it is asked, each as in the header `Host`.
 */
export async function serveOnFreePort(
  handler: RequestHandler,
  purpose: string,
  hosts: readonly string[] = [],
): Promise<Listening & { readonly url: string }> {
  const port = await freePort();
  const { close } = await listen(handler, { port, purpose, variable: 'no variable' }, hosts);
  return { url: `http://localhost:${port}`, close };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
