import type { Server } from 'node:net';

/**
 * Options of a server that closes no idle connection by itself. A caller that writes to one at the moment of its end
 * cannot know whether it was heard, and so is told of a failure that was none.
 */
export const keptConnections = { keepAliveTimeout: 0 } as const;

/**
 * Listens on 127.0.0.1; port 0 takes any free one.
 * @returns the port.
 * @throws Error with a sentence for people when the port is in use.
 */
export async function listen(
  server: Pick<Server, 'listen' | 'address' | 'once' | 'off'>,
  port: number,
  use: { readonly name: string; readonly variable: string },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} for ${use.name} is in use. Stop what uses it, or choose another by ${use.variable}.`,
              { cause: error },
            )
          : error,
      );
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      resolve();
    });
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
