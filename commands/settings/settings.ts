import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Addresses } from '@vakman/domain/facts/facts';
import { publishableKey } from '@vakman/supabase/local/keys';
import { SentenceError } from '../progress/sentence-error.ts';
import type { PortUse } from '../serve/listen.ts';

/** Folder of the workspace. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export type PortName = 'site' | 'partner' | 'api' | 'mail' | 'smtp' | 'storybook';

interface PortDefault {
  readonly purpose: string;
  readonly variable: string;
  readonly port: number;
}

const portDefaults: Readonly<Record<PortName, PortDefault>> = {
  site: { purpose: 'the site', variable: 'VAKMAN_SITE_PORT', port: 4173 },
  partner: { purpose: "the partner's page", variable: 'VAKMAN_PARTNER_PORT', port: 4174 },
  api: { purpose: 'the API', variable: 'VAKMAN_API_PORT', port: 54321 },
  mail: { purpose: 'the caught mail', variable: 'VAKMAN_MAIL_PORT', port: 54324 },
  smtp: { purpose: 'the mail server', variable: 'VAKMAN_SMTP_PORT', port: 54325 },
  storybook: { purpose: 'Storybook', variable: 'VAKMAN_STORYBOOK_PORT', port: 6006 },
};

/** Tests run beside a running `start`. */
const testPortDistance = 10;

export interface Settings {
  readonly addresses: Addresses;
  readonly ports: Readonly<Record<PortName, number>>;
  /** Where this machine serves the site, whatever address it was built for. */
  readonly localSiteUrl: string;
  readonly partnerUrl: string;
  readonly mailUrl: string;
  readonly dataFolder: string;
  /** Where what was made once is kept over builds: pictures, fonts. */
  readonly cacheFolder: string;
  /** Folder with earlier versions of the widgets, which the build goes on to serve. */
  readonly earlierKits: string | undefined;
  /** Folder in which the build keeps what open pages of the last builds may ask for; tests begin with nothing. */
  readonly keptFolder: string | undefined;
  /** Whether the build talks to a hosted project, so that no embedded backend is needed. */
  readonly hosted: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the builds for one site are kept: what was built for another has no business there. */
function keptFolderOf(cacheFolder: string, siteUrl: string): string {
  return join(cacheFolder, 'kept-builds', siteUrl.replaceAll(/[^\w.-]+/g, '-'));
}

/**
 * What the environment says, or else the addresses of this machine.
 *
 * @throws {SentenceError} for a port or an address that is none, or half of the two settings of a hosted project.
 */
export function readSettings(environment: Environment, purpose: 'start' | 'test' = 'start'): Settings {
  const portOf = (name: PortName) => readPort(environment, portDefaults[name], purpose);
  const ports = {
    site: portOf('site'),
    partner: portOf('partner'),
    api: portOf('api'),
    mail: portOf('mail'),
    smtp: portOf('smtp'),
    storybook: portOf('storybook'),
  };
  const hosted = purpose === 'start' ? readHosted(environment) : undefined;
  const localSiteUrl = `http://localhost:${ports.site}`;
  const siteUrl = purpose === 'start' ? readSiteUrl(environment) : undefined;
  const cacheFolder = resolve(root, environment['VAKMAN_CACHE'] || '.cache');
  const addresses = {
    siteUrl: siteUrl ?? localSiteUrl,
    supabaseUrl: hosted?.url ?? `http://127.0.0.1:${ports.api}`,
    supabasePublishableKey: hosted?.key ?? publishableKey,
  };
  const earlier = purpose === 'start' ? environment['VAKMAN_EARLIER_KITS'] : undefined;
  return {
    addresses,
    ports,
    localSiteUrl,
    // Another host than the site's, so that the two are different sites to a browser.
    partnerUrl: `http://127.0.0.1:${ports.partner}`,
    mailUrl: `http://localhost:${ports.mail}`,
    dataFolder:
      purpose === 'test'
        ? resolve(root, 'dist/test-data')
        : resolve(root, environment['VAKMAN_DATA'] || '.vakman'),
    cacheFolder,
    keptFolder: purpose === 'start' ? keptFolderOf(cacheFolder, addresses.siteUrl) : undefined,
    earlierKits: earlier ? resolve(root, earlier) : undefined,
    hosted: hosted !== undefined,
  };
}

/** The ports of some names, each with what it is for. */
export function portUses(settings: Settings, names: readonly PortName[]): PortUse[] {
  return names.map((name) => ({ ...portDefaults[name], port: settings.ports[name] }));
}

/** The ports that `start` listens on. */
export function neededPorts(settings: Settings): PortUse[] {
  return portUses(
    settings,
    settings.hosted ? ['site', 'partner'] : ['site', 'partner', 'api', 'mail', 'smtp'],
  );
}

function readPort(
  environment: Environment,
  { variable, port }: PortDefault,
  purpose: 'start' | 'test',
): number {
  const text = environment[variable];
  if (!text) return purpose === 'test' ? port + testPortDistance : port;
  const chosen = Number(text);
  if (Number.isInteger(chosen) && chosen > 0 && chosen < 65_536) return chosen;
  throw new SentenceError(`${variable} is "${text}", which is no port. Choose a number from 1 to 65535.`);
}

/** @returns an origin; pages and policies are written for the whole of it, and paths are added to it. */
function readSiteUrl({ SITE_URL: text }: Environment): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new SentenceError(
    `SITE_URL is "${text}", which is no address of a site. Give it as https://vakman.example, without a path.`,
  );
}

function readHosted(environment: Environment): { url: string; key: string } | undefined {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = environment;
  if (!url && !key) return undefined;
  if (!url || !key) {
    throw new SentenceError(
      `${url ? 'SUPABASE_PUBLISHABLE_KEY' : 'SUPABASE_URL'} is missing: a hosted backend needs both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY.`,
    );
  }
  if (!URL.canParse(url)) throw new SentenceError(`SUPABASE_URL is "${url}", which is no address.`);
  return { url: new URL(url).origin, key };
}
