import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { noTrace } from '@vakman/supabase/local/no-trace';
import { foreignHost, isOwnHost } from '@vakman/supabase/local/own-host';
import { SentenceError } from '../progress/sentence-error.ts';
import type { RequestHandler } from './site-handler.ts';

/** What a port is for, to tell people about it. */
export interface PortUse {
  readonly port: number;
  readonly purpose: string;
  /** Environment variable that chooses another port. */
  readonly variable: string;
}

export class PortInUseError extends SentenceError {
  constructor({ port, purpose, variable }: PortUse) {
    super(
      `Port ${port}, needed for ${purpose}, is in use. Stop what listens there, or choose another port with ${variable}.`,
    );
  }
}

/** `localhost` is both of these, and a browser may try either first. */
const ownAddresses = ['127.0.0.1', '::1'];

/** A host without IPv6 has no `::1`; that is no fault. */
const absent = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

function listenAt(server: SocketServer, port: number, host: string) {
  return new Promise<'listening' | 'in use' | 'no such host'>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('in use');
      else if (absent.has(error.code ?? '')) resolve('no such host');
      else reject(error);
    });
    server.listen(port, host, () => resolve('listening'));
  });
}

/** @throws {PortInUseError} for the first port that something else listens on. */
export async function expectFreePorts(uses: readonly PortUse[]): Promise<void> {
  for (const use of uses) {
    for (const host of ownAddresses) {
      const probe = createSocketServer();
      const state = await listenAt(probe, use.port, host);
      if (state === 'listening') await new Promise((resolve) => probe.close(resolve));
      if (state === 'in use') throw new PortInUseError(use);
    }
  }
}

export interface Listening {
  readonly close: () => Promise<void>;
}

/**
 * Serves a handler on this machine only.
 *
 * @param hosts other names of the server than those of this machine, each as in the header `Host`.
 * @throws {PortInUseError} when the port is taken.
 */
export async function listen(
  handler: RequestHandler,
  use: PortUse,
  hosts: readonly string[] = [],
): Promise<Listening> {
  const listener = getRequestListener(
    (request, { incoming: { headers, socket } }) => {
      if (!isOwnHost(headers.host, use.port, hosts)) return foreignHost();
      return request.method === 'TRACE' ? noTrace() : handler(request, socket.remoteAddress ?? '');
    },
    {
      overrideGlobalObjects: false,
      errorHandler(error) {
        // An address or a host that is none.
        if (error instanceof RequestError) return new Response('Bad request\n', { status: 400 });
        console.error(error);
        return new Response('Internal server error\n', { status: 500 });
      },
    },
  );
  const servers: Server[] = [];
  const close = async () => {
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
  for (const host of ownAddresses) {
    const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    const state = await listenAt(server, use.port, host);
    if (state === 'listening') servers.push(server);
    if (state === 'in use') {
      await close();
      throw new PortInUseError(use);
    }
  }
  return { close };
}
