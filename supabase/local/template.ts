import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './create-app.ts';
import { migrationsFolder } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { newKeys } from './keys.ts';
import { initQuietly } from './mendings/quiet-start.ts';

const cacheFolder = join(import.meta.dirname, '../../.cache/backend');

/** All that decides what a prepared data folder holds. */
const ingredients = [
  migrationsFolder,
  join(import.meta.dirname, 'database'),
  join(import.meta.dirname, 'demo-accounts.ts'),
  join(import.meta.dirname, '../package.json'),
  join(import.meta.dirname, '../../pnpm-workspace.yaml'),
];

/** Puts a prepared data folder (all migrations, demo accounts) at the given place, made once and then copied. */
export async function copyTemplate(dataFolder: string): Promise<void> {
  const template = join(cacheFolder, await hashOfIngredients());
  await readdir(template).catch(() => makeTemplate(template));
  // A thousand small files, which this copies with less work than the other way of Node.
  cpSync(template, dataFolder, { recursive: true });
}

async function makeTemplate(template: string): Promise<void> {
  const draft = `${template}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const database = await openDatabase(draft);
  try {
    const app = createApp(database, {
      dataFolder: draft,
      keys: newKeys(),
      siteUrl: '',
      sendMail: () => undefined,
    });
    await initQuietly(app);
    await prepareDatabase(app, database);
    // PostgreSQL clears its cache at each start, and 128 MB take longer than all the rest of it.
    await database.driver.exec(`alter system set shared_buffers = '16MB'`);
  } finally {
    await database.close();
  }
  // Whoever was faster made the same.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  for (const other of await readdir(cacheFolder)) {
    const isOlder = !other.includes('.') && join(cacheFolder, other) !== template;
    if (isOlder) await rm(join(cacheFolder, other), { recursive: true, force: true });
  }
}

async function hashOfIngredients(): Promise<string> {
  const hash = createHash('sha256');
  for (const ingredient of ingredients) {
    const names = await readdir(ingredient).catch(() => undefined);
    const files = names === undefined ? [ingredient] : names.toSorted().map((name) => join(ingredient, name));
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
