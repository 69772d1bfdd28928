import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectFreePorts } from '../../serve/listen.ts';
import { neededPorts, readSettings, root } from '../../settings/settings.ts';
import type { Figure } from '../figure.ts';

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
  const child = spawn(process.execPath, [join(root, 'commands/run.mjs'), 'start'], {
    env: { ...process.env, VAKMAN_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes('Vakman is running')) resolve();
    });
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.once('exit', () => reject(new Error(`"start" ended: ${output}`)));
  });
  await ready;
  const seconds = (performance.now() - started) / 1000;
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await once(child, 'exit');
  return Math.round(seconds * 10) / 10;
}
