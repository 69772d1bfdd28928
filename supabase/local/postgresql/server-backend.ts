import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type postgres from 'postgres';
import { createApp } from '../create-app.ts';
import { newKeys, publishableKey } from '../keys.ts';
import { keptConnections, listen } from '../listen.ts';
import { mendErrorCodes } from '../mendings/error-codes.ts';
import { keepGrants } from '../mendings/grants.ts';
import { initQuietly } from '../mendings/quiet-start.ts';
import { applyRoleSettings } from '../mendings/role-settings.ts';
import { nameSender } from '../mendings/sender-address.ts';
import { isoTimestamps } from '../mendings/timestamps.ts';
import { superuser } from './cluster.ts';
import { startHostedCluster } from './hosted-cluster.ts';

/**
 * The REST interface on a real PostgreSQL, where every request has a session of its own, as in a hosted project. The
 * embedded backend has one session for all.
 */
export interface ServerBackend {
  /** Origin for callers of a network address, such as `192.0.2.1` or `2001:db8::1`. */
  urlFrom(address: string): string;
  readonly publishableKey: string;
  /** Sessions of the superuser, without API and roles. */
  readonly sql: postgres.Sql;
  /** Ends it, and leaves nothing behind. */
  remove(): Promise<void>;
}

/** The library hands JSON over as text, which the driver would take for a value to be written as JSON. */
const json = { serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)) };

const from = /^\/from\/([\da-f.:]+)(?=\/)/;

/**
 * Starts a server, prepares its database and answers requests.
 *
 * @param programs folder that holds `initdb` and `postgres`.
 * @param sessions at most as many at once.
 */
export async function startServerBackend(programs: string, sessions: number): Promise<ServerBackend> {
  const cluster = await startHostedCluster(programs);
  const closing: (() => unknown)[] = [() => cluster.remove()];
  const remove = async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  };
  try {
    const connection = createPostgresConnection({
      postgresOptions: {
        host: cluster.socketFolder,
        user: superuser,
        database: 'postgres',
        max: sessions,
        onnotice: () => undefined,
        types: {
          json: { to: 114, from: [114], parse: JSON.parse, ...json },
          jsonb: { to: 3802, from: [3802], parse: JSON.parse, ...json },
        },
      },
    });
    closing.push(() => connection.close());
    const sql: postgres.Sql = connection.driver;
    for (const [type, parse] of Object.entries(isoTimestamps)) sql.options.parsers[Number(type)] = parse;
    mendErrorCodes(connection);
    keepGrants(connection);
    applyRoleSettings(connection);
    const app = createApp(connection, {
      dataFolder: cluster.socketFolder,
      keys: newKeys(),
      siteUrl: '',
      sendMail: () => undefined,
    });
    await initQuietly(app);

    const server = createAdaptorServer({
      overrideGlobalObjects: false,
      serverOptions: keptConnections,
      fetch: async (request) => {
        const url = new URL(request.url);
        const address = from.exec(url.pathname)?.[1] ?? '';
        url.pathname = url.pathname.replace(from, '');
        return app.fetch(nameSender(new Request(url, request), address));
      },
    }) as Server;
    const port = await listen(server, 0, { name: 'the API', variable: 'none' });
    closing.push(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    return {
      urlFrom: (address) => `http://127.0.0.1:${port}/from/${address}`,
      publishableKey,
      sql,
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
