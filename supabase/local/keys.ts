import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Keys {
  /** Opens everything: it passes all policies. */
  readonly secret: string;
  /** Signs sessions and links to files. */
  readonly signing: string;
}

/** Says which project a caller means, and opens nothing. Equal on every machine, because the site is built with it. */
export const publishableKey = 'sb_publishable_vakman_demo_0000000000000000';

const secretPattern = /^sb_secret_[0-9a-f]{48}$/;
const signingPattern = /^[0-9a-f]{64}$/;

export function newKeys(): Keys {
  return {
    secret: `sb_secret_${randomBytes(24).toString('hex')}`,
    signing: randomBytes(32).toString('hex'),
  };
}

/** Where a data folder keeps its keys. */
const keysFile = (dataFolder: string) => join(dataFolder, 'keys.json');

/** The keys of a data folder, made where it has none. Only for whoever holds its lock. */
export function provideKeys(dataFolder: string): Keys {
  try {
    return readKeys(dataFolder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const keys = newKeys();
  writeFileSync(keysFile(dataFolder), JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
  return keys;
}

/**
 * The keys of a data folder that a backend was started on.
 * @throws Error with a sentence for people when they are no keys.
 */
export function readKeys(dataFolder: string): Keys {
  const { secret, signing } = parsed(readFileSync(keysFile(dataFolder), 'utf8'));
  if (secretPattern.test(String(secret)) && signingPattern.test(String(signing)))
    return { secret: String(secret), signing: String(signing) };
  throw new Error(
    `The file ${keysFile(dataFolder)} is damaged. Remove it, and the next start makes new keys: ` +
      'the data stays, but everybody is signed out and links to files made before lead nowhere.',
  );
}

function parsed(text: string): Partial<Record<keyof Keys, unknown>> {
  try {
    return (JSON.parse(text) as Partial<Keys> | null) ?? {};
  } catch {
    return {};
  }
}
