import { App, setExperimental, type Connection } from '@supabase/lite';
import { join } from 'node:path';
import { keys } from './keys.ts';
import { ObjectFiles } from './mendings/object-files.ts';

interface AppOptions {
  readonly dataFolder: string;
  readonly siteUrl: string;
  /** Gets the mails of the auth service: links for signing in and the like. */
  readonly sendMail: (mail: {
    readonly to: readonly string[];
    readonly subject: string;
    readonly text: string;
    readonly html: string;
  }) => void;
}

/** The library with the settings of config.toml: no studio, and nothing without a key. */
export function createApp(connection: Connection, { dataFolder, siteUrl, sendMail }: AppOptions): App {
  setExperimental('storage', true);
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.signing,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: 10,
      email: { enable_confirmations: true },
    },
    storage: { enabled: true, file_size_limit: '10MiB' },
    options: {
      drivers: {
        email: {
          send: async ({ to, subject, text = '', html = '' }) =>
            sendMail({ to: [to].flat(), subject, text, html }),
        },
      },
      server: { admin: false, disableStudio: true },
    },
  });
  app._storageAdapter = new ObjectFiles(join(dataFolder, 'objects'));
  return app;
}
