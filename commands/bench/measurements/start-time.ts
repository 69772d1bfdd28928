import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectFreePorts } from '../../serve/listen.ts';
import { neededPorts, readSettings, root } from '../../settings/settings.ts';
import type { Figure } from '../figure.ts';
import { startCommand } from '../start-command.ts';

/** How long `start` takes until everything answers: with nothing built and no data, and a second time. */
export async function measureStartTime(): Promise<Figure[]> {
  await expectFreePorts(neededPorts(readSettings(process.env)));
  const dataFolder = await mkdtemp(join(tmpdir(), 'vakman-bench-'));
  for (const path of ['dist/site', 'dist/site.stamp', '.cache']) {
    await rm(join(root, path), { recursive: true, force: true });
  }
  const cold = await secondsToStart(dataFolder);
  const warm = await secondsToStart(dataFolder);
  await rm(dataFolder, { recursive: true });
  return [
    { name: 'start, cold', value: cold, unit: 's', goal: 60 },
    { name: 'start, warm', value: warm, unit: 's', goal: 5 },
  ];
}

async function secondsToStart(dataFolder: string): Promise<number> {
  const started = performance.now();
  const command = await startCommand('start', dataFolder);
  const seconds = (performance.now() - started) / 1000;
  await command.stop();
  return Math.round(seconds * 10) / 10;
}
