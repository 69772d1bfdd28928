import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedFolder } from '@vakman/commands/exclusive/served-folder.ts';
import { expectFreePorts } from '@vakman/commands/serve/listen.ts';
import { neededPorts, readSettings, root } from '@vakman/commands/settings/settings.ts';
import type { Figure } from '../figure.ts';
import { startCommand } from '../start-command.ts';

/** How long `start` takes until everything answers: with nothing built and no data, and a second time. */
export async function measureStartTime(): Promise<Figure[]> {
  const settings = readSettings(process.env);
  await expectFreePorts(neededPorts(settings));
  const folder = await mkdtemp(join(tmpdir(), 'vakman-bench-'));
  const environment = { VAKMAN_DATA: join(folder, 'data'), VAKMAN_CACHE: join(folder, 'cache') };
  // With its ports free, nobody serves it.
  await rm(servedFolder(join(root, 'dist/start'), settings), { recursive: true, force: true });
  const cold = await secondsToStart(environment);
  const warm = await secondsToStart(environment);
  await rm(folder, { recursive: true });
  return [
    { name: 'start, cold', value: cold, unit: 's', goal: 60 },
    { name: 'start, warm', value: warm, unit: 's', goal: 5 },
  ];
}

async function secondsToStart(environment: Readonly<Record<string, string>>): Promise<number> {
  const started = performance.now();
  const command = await startCommand('start', environment);
  const seconds = (performance.now() - started) / 1000;
  await command.stop();
  return Math.round(seconds * 10) / 10;
}
