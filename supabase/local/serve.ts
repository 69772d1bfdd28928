import { join } from 'node:path';
import { startBackend, type BackendOptions } from './backend.ts';

/** What a parent process is told once the backend answers. */
export interface ReadyMessage {
  readonly ready: true;
  readonly apiUrl: string;
  readonly mailUrl: string;
  readonly publishableKey: string;
}

const { env } = process;

const options: BackendOptions = {
  dataFolder: env['VAKMAN_DATA'] ?? join(import.meta.dirname, '../../.vakman'),
  apiPort: Number(env['VAKMAN_API_PORT'] ?? 54321),
  mailPort: Number(env['VAKMAN_MAIL_PORT'] ?? 54324),
  smtpPort: Number(env['VAKMAN_SMTP_PORT'] ?? 54325),
  siteUrl: env['VAKMAN_SITE_URL'] ?? 'http://localhost:4173',
  ...(env['VAKMAN_RETRY_SECONDS'] && { retrySeconds: Number(env['VAKMAN_RETRY_SECONDS']) }),
  ...(env['VAKMAN_AUTH_AT_ONCE'] && { authAtOnce: Number(env['VAKMAN_AUTH_AT_ONCE']) }),
  ...(env['VAKMAN_SETTINGS'] && { settings: JSON.parse(env['VAKMAN_SETTINGS']) as object }),
  ...(env['VAKMAN_VISITOR_SECRET'] && { visitorSecret: env['VAKMAN_VISITOR_SECRET'] }),
  demoData: env['VAKMAN_DEMO_DATA'] === '1',
  log: console.log,
  onUnsound(reason) {
    console.error(`The database of the backend cannot go on, so the backend ends: ${reason.message}`);
    // At once: nothing after this may be acknowledged.
    process.exit(1);
  },
};

try {
  const backend = await startBackend(options);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void backend.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A parent that was killed cannot say so.
  process.on('disconnect', stop);
  const { apiUrl, mailUrl, publishableKey } = backend;
  process.send?.({ ready: true, apiUrl, mailUrl, publishableKey } satisfies ReadyMessage);
  console.log(`API ${apiUrl}\nCaught mail ${mailUrl}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
