import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { build } from '../build/build.ts';
import { inTurn } from '../exclusive/in-turn.ts';
import { keepServedFolder } from '../exclusive/served-folder.ts';
import { SentenceError } from '../progress/sentence-error.ts';
import { expectFreePorts } from '../serve/listen.ts';
import { createSiteHandler } from '../serve/site-handler.ts';
import { neededPorts, readSettings, root } from '../settings/settings.ts';
import { announcement } from './announcement.ts';
import { keepBackend } from './kept-backend.ts';
import { wantsDemoData } from './demo-data.ts';
import { createShutdown } from './shutdown.ts';
import { startWebServers } from './web-servers.ts';

const onComplaint = (text: string) => process.stderr.write(text);

/** Builds what is stale, runs everything, and stays until it is told to stop or the backend ends. */
export async function run(args: readonly string[] = []): Promise<number> {
  const started = performance.now();
  const settings = readSettings(process.env);
  const demoData = wantsDemoData(args, settings);
  await expectFreePorts(neededPorts(settings));

  const shutdown = createShutdown();
  console.log();
  const outFolder = await inTurn(async () => keepServedFolder(join(root, 'dist/start'), settings));
  const visitorSecret = randomBytes(32).toString('hex');
  const environment = {
    VAKMAN_VISITOR_SECRET: visitorSecret,
    ...(demoData && { VAKMAN_DEMO_DATA: '1' }),
  };
  // The backend reads the facts; it starts while the rest is built, or found to be up to date.
  const facts = Promise.withResolvers<void>();
  const startBackend = async () => {
    await facts.promise;
    const running = keepBackend({ settings, environment, onComplaint });
    shutdown.add(running.stop, () => void running.kill());
    await running.ready;
    return running;
  };
  const [backend] = await Promise.all([
    settings.hosted ? undefined : startBackend(),
    build({ outFolder, ...settings }, facts.resolve),
  ]);
  const web = await startWebServers(settings, createSiteHandler(outFolder, backend && visitorSecret));
  shutdown.add(web.close);
  console.log(announcement(settings, performance.now() - started));

  await (backend?.ended ?? new Promise(() => {}));
  if (shutdown.asked()) return 0;
  await shutdown.close();
  throw new SentenceError(
    `The backend ended on its own again and again, so everything was stopped. The last it said is in ${join(settings.dataFolder, 'backend.log')}; the data is kept.`,
  );
}
