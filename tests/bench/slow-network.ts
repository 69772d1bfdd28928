import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import type { RequestHandler } from '@vakman/commands/serve/site-handler.ts';
import { serveOnFreePort } from './serve-on-free-port.ts';

/** Slow 4G, as Lighthouse has it for phones. */
export const slow4g = { roundTripMs: 150, bytesPerSecond: (1638.4 * 1024) / 8 };

const segmentBytes = 1460;
/** What a server sends before it hears from a visitor that something came: ten segments, by RFC 6928. */
const firstWindow = 10 * segmentBytes;

interface Waiting {
  readonly bytes: Buffer;
  readonly arrived: () => void;
}

/**
 * Serves a handler over a network that is slow itself, where a browser calculates nothing: each connection begins with
 * a round trip, a server sends a first window and then as much more as was acknowledged, and all connections share one
 * line. What a browser offers for this (`Network.emulateNetworkConditions`) delays whole answers and knows neither.
 */
export async function serveOverSlowNetwork(
  handler: RequestHandler,
  purpose: string,
  { roundTripMs, bytesPerSecond } = slow4g,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const line = createLine(bytesPerSecond, roundTripMs / 2);
  const sockets = new Set<Socket>();
  const proxy = createServer((visitor) => {
    const server = connect(Number(new URL(site.url).port), '127.0.0.1');
    for (const socket of [visitor, server]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => {
        sockets.delete(socket);
        visitor.destroy();
        server.destroy();
      });
      socket.on('error', () => socket.destroy());
    }
    // A request follows the round trip that opens the connection, and takes half of one itself.
    const opened = performance.now() + roundTripMs;
    const ask = inOrder();
    visitor.on('data', (bytes) => {
      ask(Math.max(opened, performance.now()) + roundTripMs / 2, () => server.write(bytes));
    });
    const send = createWindow(line, roundTripMs / 2, (bytes) => visitor.write(bytes));
    server.on('data', send);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const site = await serveOnFreePort(handler, purpose, [`localhost:${port}`]);
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => proxy.close(resolve));
    await site.close();
  };
  return { url: `http://localhost:${port}`, close };
}

/** Does one thing after the other, each at its time. Timers alone may change places: they count whole milliseconds. */
function inOrder(): (time: number, work: () => void) => void {
  const works: (() => void)[] = [];
  return (time, work) => {
    works.push(work);
    setTimeout(() => works.shift()?.(), time - performance.now());
  };
}

/** One line for all: a segment after the other, and each arrives half a round trip after it has gone. */
function createLine(bytesPerSecond: number, halfMs: number) {
  const arrive = inOrder();
  let free = 0;
  return ({ bytes, arrived }: Waiting): void => {
    free = Math.max(free, performance.now()) + (bytes.length / bytesPerSecond) * 1000;
    arrive(free + halfMs, arrived);
  };
}

/** Sends what a server gives by slow start: as much is under way as the window holds, and it grows by what arrived. */
function createWindow(
  line: (waiting: Waiting) => void,
  halfMs: number,
  deliver: (bytes: Buffer) => void,
): (bytes: Buffer) => void {
  let windowBytes = firstWindow;
  let underWay = 0;
  const waiting: Buffer[] = [];
  const sendMore = (): void => {
    for (let next = waiting[0]; next && underWay + next.length <= windowBytes; next = waiting[0]) {
      const bytes = next;
      waiting.shift();
      underWay += bytes.length;
      line({
        bytes,
        arrived() {
          deliver(bytes);
          setTimeout(() => {
            underWay -= bytes.length;
            windowBytes += bytes.length;
            sendMore();
          }, halfMs);
        },
      });
    }
  };
  return (bytes) => {
    for (let start = 0; start < bytes.length; start += segmentBytes) {
      waiting.push(bytes.subarray(start, start + segmentBytes));
    }
    sendMore();
  };
}
