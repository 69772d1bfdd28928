import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Name of the variable by which test workers, processes of their own, learn where the host pages are. */
export const hostsVariable = 'VAKMAN_TEST_HOSTS';

/** Serves the host pages on a free port of an origin that is not the site's. */
export async function serveHosts(
  createHandler: (hostsUrl: string) => (request: Request, sender: string) => Promise<Response>,
): Promise<{ close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    void answer(new Request(new URL(incoming.url ?? '/', hostsUrl)), outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hostsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handler = createHandler(hostsUrl);
  const answer = async (request: Request, outgoing: ServerResponse) => {
    const { status, headers, body } = await handler(request, '');
    outgoing.writeHead(status, Object.fromEntries(headers));
    outgoing.end(Buffer.from(await new Response(body).arrayBuffer()));
  };
  process.env[hostsVariable] = hostsUrl;
  return {
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
