import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createApp } from './create-app.ts';
import { tellBookingRules } from './database/booking-rules.ts';
import { openDatabase, type Database } from './database/open-database.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { writeSettings, type Settings } from './database/settings.ts';
import { createFunctionsHost } from './functions/functions-host.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { keys } from './keys.ts';
import { listen } from './listen.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { startMailCatcher } from './mail-catcher/mail-catcher.ts';
import { mailFrom, mailOffice } from './mail-addresses.ts';
import { initQuietly } from './mendings/quiet-start.ts';
import { startSchedule } from './schedule.ts';

export interface BackendOptions {
  /** Made where it does not exist. */
  readonly dataFolder: string;
  /** Port 0 takes any free one, for each of the three. */
  readonly apiPort: number;
  readonly mailPort: number;
  readonly smtpPort: number;
  readonly siteUrl: string;
  /** Seconds between two tries of unsent mails. */
  readonly retrySeconds?: number;
  /** Limits other than those of the migrations, for tests. */
  readonly settings?: Partial<Settings>;
  /** Holds the edge functions. */
  readonly functionsFolder?: string;
  readonly log?: (line: string) => void;
}

export interface Backend {
  readonly apiUrl: string;
  readonly mailUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The database itself, without API and roles. */
  readonly database: Database['driver'];
  close(): Promise<void>;
}

/**
 * Starts the whole backend in this process: API, storage, functions, schedule and mail catcher.
 * @throws Error with a sentence for people when the data folder or a port is in use.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { dataFolder, siteUrl, retrySeconds = 60, log = () => undefined } = options;
  const closing: (() => unknown)[] = [];
  const closeAll = async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  };
  try {
    closing.push(lockDataFolder(dataFolder));
    const mail = await startMailCatcher(options);
    closing.push(() => mail.close());

    const ready = Promise.withResolvers<Gateway>();
    ready.promise.catch(() => undefined);
    const server = createAdaptorServer({
      overrideGlobalObjects: false,
      fetch: async (request, { incoming }) =>
        (await ready.promise)(request, incoming.socket.remoteAddress ?? ''),
    }) as Server;
    const apiPort = await listen(server, options.apiPort, { name: 'the API', variable: 'VAKMAN_API_PORT' });
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const stopServing = () => {
      setTimeout(() => server.closeAllConnections(), 2000).unref();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    };
    closing.push(stopServing);

    const database = await openDatabase(dataFolder);
    // Requests under way still need the database.
    closing.push(() => database.close(), stopServing);
    const app = createApp(database, {
      dataFolder,
      siteUrl,
      sendMail: (message) => mail.mailbox.add({ ...message, from: mailFrom, headers: [] }),
    });
    await initQuietly(app);
    for (const file of await prepareDatabase(app, database)) log(`migration ${file}`);
    await tellBookingRules(database);
    if (options.settings !== undefined) await writeSettings(database, options.settings);

    const functions = createFunctionsHost({
      folder: options.functionsFolder ?? join(import.meta.dirname, '../functions'),
      log,
      environment: {
        SUPABASE_URL: apiUrl,
        SUPABASE_ANON_KEY: keys.publishable,
        SUPABASE_SERVICE_ROLE_KEY: keys.secret,
        SITE_URL: siteUrl,
        SMTP_URL: mail.smtpUrl,
        MAIL_FROM: mailFrom,
        MAIL_OFFICE: mailOffice,
      },
    });
    closing.push(() => functions.idle());
    ready.resolve(createGateway(app, database, functions));

    const schedule = startSchedule(functions, { apiUrl, secretKey: keys.secret, seconds: retrySeconds });
    closing.push(() => schedule.stop());

    return {
      apiUrl,
      mailUrl: mail.mailUrl,
      publishableKey: keys.publishable,
      secretKey: keys.secret,
      database: database.driver,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
