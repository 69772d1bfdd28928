import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { writeFacts } from '@vakman/facts/write-facts';
import { inTurn } from '../exclusive/in-turn.ts';
import { keepServedFolder } from '../exclusive/served-folder.ts';
import { seconds } from '../progress/step.ts';
import { expectFreePorts } from '../serve/listen.ts';
import { createSiteHandler } from '../serve/site-handler.ts';
import { neededPorts, readSettings, root } from '../settings/settings.ts';
import { announcement } from '../start/announcement.ts';
import { keepBackend } from '../start/kept-backend.ts';
import { createShutdown } from '../start/shutdown.ts';
import { startWebServers } from '../start/web-servers.ts';
import { RebuildProcess, type Built } from './rebuild-process.ts';
import { withReload } from './reload.ts';
import { watchSources } from './watch-sources.ts';

/** What only the backend is made from, and what both are; facts, messages and style sheets reach it by the build. */
const backendAlone = /^supabase\/(?!client|.*(?:\/messages\/|\.css$))/;
const backendSource = /^(?:supabase\/(?!client)|domain|content\/\w+\.yaml$)/;

/** Builds, serves, and builds again on each change; the pages that are open are written first, and load anew. */
export async function run(): Promise<number> {
  const started = performance.now();
  const settings = readSettings(process.env);
  await expectFreePorts(neededPorts(settings));
  const { addresses, cacheFolder } = settings;
  const outFolder = await inTurn(async () => keepServedFolder(join(root, 'dist/dev'), settings));
  rmSync(outFolder, { recursive: true, force: true });

  const shutdown = createShutdown();
  const rebuilds = new RebuildProcess();
  shutdown.add(async () => rebuilds.close());
  const reload = withReload(createSiteHandler(outFolder));
  shutdown.add((await startWebServers(settings, reload.handler)).close);

  let last: Built | undefined;
  const rebuild = async (files: readonly string[]) => {
    const since = performance.now();
    const say = (sign: string, what: string) =>
      `  ${sign} ${what} ${styleText('dim', seconds(performance.now() - since))}`;
    const done = (what: string) => console.log(say(styleText('green', '✓'), what));
    const first = reload.openPages();
    const order = { outFolder, addresses, cacheFolder, first, last };
    const result = await rebuilds.rebuild(order, () => {
      reload.renew(first);
      done(describe(files));
    });
    if (result.kind === 'built') {
      last = result.built;
      reload.renewOthers(result.kept);
      done(result.kept.length > 0 ? 'all other pages' : describe(files));
    } else console.error(`${say(styleText('red', '✗'), describe(files))}\n\n${result.fault}\n`);
  };

  // The backend reads facts when it starts; later on each build writes them. What is wrong with them, the build tells.
  await inTurn(() => writeFacts(addresses)).catch(() => undefined);
  const startBackend = () => keepBackend({ settings, onComplaint: (text) => process.stderr.write(text) });
  let backend = settings.hosted ? undefined : startBackend();
  shutdown.add(
    async () => backend?.stop(),
    () => void backend?.kill(),
  );
  const restartBackend = async () => {
    await backend?.stop();
    backend = startBackend();
    await backend.ready.catch((error: unknown) => console.error(String(error)));
  };

  await Promise.all([rebuild([]), backend?.ready]);
  console.log(announcement(settings, performance.now() - started));

  // One after another: each works on the result of the one before.
  let work = Promise.resolve();
  const stopWatching = watchSources(root, (files) => {
    if (files.some((file) => !backendAlone.test(file))) work = work.then(() => rebuild(files));
    if (backend && files.some((file) => backendSource.test(file))) work = work.then(restartBackend);
  });
  shutdown.add(async () => stopWatching());
  return new Promise(() => {});
}

function describe(files: readonly string[]): string {
  if (files.length === 0) return 'whole site';
  return files.length > 2 ? `${files.length} files` : files.join(', ');
}
