import { join } from 'node:path';
import { build } from '../build/build.ts';
import { writeFacts } from '../build/write-facts.ts';
import { SentenceError } from '../progress/sentence-error.ts';
import { step } from '../progress/step.ts';
import { expectFreePorts } from '../serve/listen.ts';
import { createSiteHandler } from '../serve/site-handler.ts';
import { neededPorts, readSettings, root } from '../settings/settings.ts';
import { announcement } from './announcement.ts';
import { startBackendProcess } from './backend-process.ts';
import { createShutdown } from './shutdown.ts';
import { startWebServers } from './web-servers.ts';

const onComplaint = (text: string) => process.stderr.write(text);

/** Builds what is stale, runs everything, and stays until it is told to stop or the backend ends. */
export async function run(): Promise<number> {
  const started = performance.now();
  const settings = readSettings(process.env);
  await expectFreePorts(neededPorts(settings));

  const shutdown = createShutdown();
  console.log();
  await writeFacts(settings.addresses);
  // Before the build: whoever holds the data folder may be serving what a build would replace.
  const backend = settings.hosted ? undefined : startBackendProcess({ settings, onComplaint });
  if (backend) {
    shutdown.add(backend.stop, () => void backend.kill());
    await step('backend', () => backend.ready);
  }
  const outFolder = join(root, 'dist/site');
  await build({ outFolder, ...settings });
  const web = await startWebServers(settings, createSiteHandler(outFolder));
  shutdown.add(web.close);
  console.log(announcement(settings, performance.now() - started));

  await (backend?.ended ?? new Promise(() => {}));
  if (shutdown.asked()) return 0;
  await shutdown.close();
  throw new SentenceError(
    'The backend ended on its own, so everything was stopped. Start again; the data is kept.',
  );
}
