import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { seconds } from '../progress/step.ts';
import { expectFreePorts } from '../serve/listen.ts';
import { createSiteHandler } from '../serve/site-handler.ts';
import { neededPorts, readSettings, root } from '../settings/settings.ts';
import { announcement } from '../start/announcement.ts';
import { startBackendProcess } from '../start/backend-process.ts';
import { createShutdown } from '../start/shutdown.ts';
import { startWebServers } from '../start/web-servers.ts';
import { RebuildProcess, type BuiltKit } from './rebuild-process.ts';
import { withReload } from './reload.ts';
import { watchSources } from './watch-sources.ts';

/** What only the backend is made from, and what both are. */
const backendAlone = /^supabase\/(?!client)/;
const backendSource = /^(?:supabase\/(?!client)|domain)/;

/** Builds, serves, and builds again on each change; open pages load anew. */
export async function run(): Promise<number> {
  const started = performance.now();
  const settings = readSettings(process.env);
  await expectFreePorts(neededPorts(settings));
  const outFolder = join(root, 'dist/dev-site');
  rmSync(outFolder, { recursive: true, force: true });

  const shutdown = createShutdown();
  const rebuilds = new RebuildProcess();
  shutdown.add(async () => rebuilds.close());
  const reload = withReload(createSiteHandler(outFolder));
  shutdown.add((await startWebServers(settings, reload.handler)).close);

  let last: BuiltKit | undefined;
  const rebuild = async (files: readonly string[]) => {
    const since = performance.now();
    const result = await rebuilds.rebuild({ outFolder, addresses: settings.addresses, last });
    const time = styleText('dim', seconds(performance.now() - since));
    if (result.fault === undefined) {
      last = result.built;
      reload.announce();
      console.log(`  ${styleText('green', '✓')} ${describe(files)} ${time}`);
    } else console.error(`  ${styleText('red', '✗')} ${describe(files)} ${time}\n\n${result.fault}\n`);
  };

  const startBackend = () =>
    startBackendProcess({ settings, onComplaint: (text) => process.stderr.write(text) });
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
