import { App, setExperimental, type Connection } from '@supabase/lite';
import { join } from 'node:path';
import { markedSubjects, type LibraryMail } from './auth-mailer.ts';
import { publishableKey, type Keys } from './keys.ts';
import { ObjectFiles } from './mendings/object-files.ts';

interface AppOptions {
  readonly dataFolder: string;
  readonly keys: Keys;
  readonly siteUrl: string;
  /** Gets the mails of the auth service, with subjects that tell which they are. */
  readonly sendMail: (mail: LibraryMail) => Promise<void> | void;
}

/** The library with the settings of config.toml: no studio, and nothing without a key. */
export function createApp(connection: Connection, { dataFolder, keys, siteUrl, sendMail }: AppOptions): App {
  setExperimental('storage', true);
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.signing,
      publishable_key: publishableKey,
      secret_key: keys.secret,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: 10,
      // As in config.toml: nobody makes himself an account.
      enable_signup: false,
      enable_anonymous_sign_ins: false,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: true,
        otp_length: 6,
        otp_expiry: 3600,
        template: markedSubjects,
      },
    },
    storage: { enabled: true, file_size_limit: '10MiB' },
    options: {
      drivers: {
        email: { send: async ({ to, subject, text = '' }) => sendMail({ to: [to].flat(), subject, text }) },
      },
      server: { admin: false, disableStudio: true },
    },
  });
  app._storageAdapter = new ObjectFiles(join(dataFolder, 'objects'));
  return app;
}
