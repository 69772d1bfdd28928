import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteHandler } from '@vakman/commands/serve/site-handler.ts';

/** A website of somebody else: files in a folder, served on an origin of its own. */
export interface Website {
  readonly url: string;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** @param files texts by their paths; `_headers` is obeyed as static hosts do. */
export async function createWebsite(files: Readonly<Record<string, string>>): Promise<Website> {
  const folder = await mkdtemp(join(tmpdir(), 'website-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const served = await serveFolder(folder);
  return {
    url: served.url,
    folder,
    async close() {
      served.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Serves a folder on a free port. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const handle = createSiteHandler(folder);
  const respond = async ({ url = '/' }: IncomingMessage, outgoing: ServerResponse) => {
    const answer = await handle(new Request(new URL(url, 'http://website.example')), '');
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
