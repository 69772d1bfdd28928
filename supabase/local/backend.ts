import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAuthMailer } from './auth-mailer.ts';
import { createApp } from './create-app.ts';
import { tellBookingRules } from './database/booking-rules.ts';
import { openDatabase, type Database } from './database/open-database.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { writeSettings, type Settings } from './database/settings.ts';
import { addDemoPhotos } from './demo-data/demo-photos.ts';
import { seedDemoData } from './demo-data/seed-demo-data.ts';
import { expectWholeDatabase, explainFolder, unopenedDatabase } from './folder-faults.ts';
import { createFunctionsHost } from './functions/functions-host.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { provideKeys, publishableKey } from './keys.ts';
import { keptConnections, listen } from './listen.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { authAtOnce } from './mendings/auth-rate-limits.ts';
import { startMailCatcher } from './mail-catcher/mail-catcher.ts';
import { mailFrom, mailOffice } from './mail-addresses.ts';
import { initQuietly } from './mendings/quiet-start.ts';
import { foreignHost, isOwnHost } from './own-host.ts';
import { startSchedule } from './schedule.ts';

export interface BackendOptions {
  /** Made where it does not exist. */
  readonly dataFolder: string;
  /** Port 0 takes any free one, for each of the three. */
  readonly apiPort: number;
  readonly mailPort: number;
  readonly smtpPort: number;
  /** A mail server other than the catcher, for tests. */
  readonly smtpUrl?: string;
  readonly siteUrl: string;
  /** Other roads than the mail server to tell of a day without mail, by the names that the functions know. */
  readonly outageRoads?: Readonly<Record<string, string>>;
  /** Seconds between two tries of unsent mails. */
  readonly retrySeconds?: number;
  /** Limits other than those of the migrations, for tests. */
  readonly settings?: Partial<Settings>;
  /** How often an address may try to sign in at once, for tests that share one. */
  readonly authAtOnce?: number;
  /** What the web server signs the addresses of visitors with, as a static host does. */
  readonly visitorSecret?: string;
  /** Fills a database that has none with ten thousand requests, for trying the office out. */
  readonly demoData?: boolean;
  /** Holds the edge functions. */
  readonly functionsFolder?: string;
  readonly log?: (line: string) => void;
  /** Told once when the database must not be used any more; whoever owns the process then ends it. */
  readonly onUnsound?: (reason: Error) => void;
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
 * @throws Error with a sentence for people when the data folder or a port is in use, or the folder is damaged.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { dataFolder, siteUrl, retrySeconds = 60, log = () => undefined } = options;
  const closing: (() => unknown)[] = [];
  const closeAll = async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  };
  try {
    closing.push(lockDataFolder(dataFolder));
    const keys = provideKeys(dataFolder);
    const mail = await startMailCatcher(options);
    closing.push(() => mail.close());

    const ready = Promise.withResolvers<Gateway>();
    ready.promise.catch(() => undefined);
    const server = createAdaptorServer({
      overrideGlobalObjects: false,
      serverOptions: keptConnections,
      fetch: async (request, { incoming: { headers, socket } }) =>
        isOwnHost(headers.host, socket.localPort)
          ? (await ready.promise)(request, socket.remoteAddress ?? '')
          : foreignHost(),
    }) as Server;
    const apiPort = await listen(server, options.apiPort, { name: 'the API', variable: 'VAKMAN_API_PORT' });
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const stopServing = () => {
      setTimeout(() => server.closeAllConnections(), 2000).unref();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    };
    closing.push(stopServing);

    expectWholeDatabase(dataFolder);
    const database = await openDatabase(dataFolder, options.onUnsound).catch((error: unknown) => {
      throw unopenedDatabase(dataFolder, error);
    });
    // Requests under way still need the database.
    closing.push(() => database.close(), stopServing);
    const mailer = createAuthMailer(database, siteUrl, (message) =>
      mail.mailbox.add({ ...message, from: mailFrom, headers: [] }),
    );
    const app = createApp(database, {
      dataFolder,
      keys,
      siteUrl,
      sendMail: mailer.receive,
    });
    await initQuietly(app);
    for (const file of await prepareDatabase(app, database)) log(`migration ${file}`);
    await tellBookingRules(database);
    const isSeeded = options.demoData === true && (await seedDemoData(database.driver));
    if (options.settings !== undefined) await writeSettings(database, options.settings);

    const functions = createFunctionsHost({
      folder: options.functionsFolder ?? join(import.meta.dirname, '../functions'),
      log,
      environment: {
        SUPABASE_URL: apiUrl,
        SUPABASE_ANON_KEY: publishableKey,
        SUPABASE_SERVICE_ROLE_KEY: keys.secret,
        SITE_URL: siteUrl,
        ...(options.visitorSecret && { VISITOR_SECRET: options.visitorSecret }),
        SMTP_URL: options.smtpUrl ?? mail.smtpUrl,
        MAIL_FROM: mailFrom,
        MAIL_OFFICE: mailOffice,
        ...options.outageRoads,
      },
    });
    closing.push(() => functions.idle());
    ready.resolve(
      createGateway(app, database, {
        functions,
        log,
        mailer,
        siteUrl,
        signingKey: keys.signing,
        authAtOnce: options.authAtOnce ?? authAtOnce,
      }),
    );

    if (isSeeded) {
      await addDemoPhotos(database.driver, { apiUrl, secretKey: keys.secret });
      log('demo data written');
    }
    const schedule = startSchedule(functions, { apiUrl, secretKey: keys.secret, seconds: retrySeconds });
    closing.push(() => schedule.stop());

    return {
      apiUrl,
      mailUrl: mail.mailUrl,
      publishableKey,
      secretKey: keys.secret,
      database: database.driver,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw explainFolder(dataFolder, error);
  }
}
