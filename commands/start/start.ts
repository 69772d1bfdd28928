import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { build } from '../build/build.ts';
import { writeFacts } from '@vakman/facts/write-facts';
import { inTurn } from '../exclusive/in-turn.ts';
import { keepServedFolder } from '../exclusive/served-folder.ts';
import { SentenceError } from '../progress/sentence-error.ts';
import { step } from '../progress/step.ts';
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
  const outFolder = await inTurn(async () => {
    // The backend reads them.
    await writeFacts(settings.addresses);
    return keepServedFolder(join(root, 'dist/start'), settings);
  });
  const visitorSecret = randomBytes(32).toString('hex');
  const environment = {
    VAKMAN_VISITOR_SECRET: visitorSecret,
    ...(demoData && { VAKMAN_DEMO_DATA: '1' }),
  };
  const backend = settings.hosted ? undefined : keepBackend({ settings, environment, onComplaint });
  if (backend) {
    shutdown.add(backend.stop, () => void backend.kill());
    await step('backend', () => backend.ready);
  }
  await build({ outFolder, ...settings });
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
