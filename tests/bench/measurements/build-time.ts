import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@vakman/commands/settings/settings.ts';
import type { BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { median } from '../median.ts';
import type { BuildOrder, BuildReport } from '../programs/build-pages.ts';

const rounds = 5;
const growthRounds = 3;
const copies = 10;

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const hooks = import.meta.resolve('@vakman/commands/runtime/register-hooks.mjs');

/** How long all pages take, against the least that writing as much can take, and whether ten times as many take longer each. */
export async function measureBuildTime(context: BenchContext): Promise<Figure[]> {
  // In memory: a disk takes twenty times as long now and then.
  const folder = await mkdtemp(join(await memoryFolder(), 'vakman-build-'));
  try {
    const sizes = join(folder, 'sizes.json');
    await writeFile(sizes, JSON.stringify(await sizesOf(context)));
    // Fills the caches.
    await build(context, folder, 1);
    const times: { build: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const bare = await runInto(folder, (out) => [fileOf('../programs/bare-pages.mjs'), sizes, out]);
      times.push({ bare: bare.seconds, build: (await build(context, folder, 1)).seconds });
    }
    const [own, bare] = [median(times.map((time) => time.build)), median(times.map((time) => time.bare))];
    return [
      {
        name: 'whole build of the pages',
        value: rounded(own / bare),
        unit: '×',
        goal: 6,
        reference: `${rounded(own)} s, template literals alone ${rounded(bare)} s`,
      },
      await growth(context, folder),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function growth(context: BenchContext, folder: string): Promise<Figure> {
  const few: number[] = [];
  const many: number[] = [];
  let pages = 0;
  for (let round = 0; round < growthRounds; round += 1) {
    const once = (await build(context, folder, 1)).report;
    const often = (await build(context, folder, copies)).report;
    few.push(once.renderMs / once.pages);
    many.push(often.renderMs / often.pages);
    pages = often.pages;
  }
  return {
    name: '10,000 pages, time per page against 960',
    value: rounded(median(many) / median(few)),
    unit: '×',
    goal: 1.2,
    reference: `${pages} pages, ${rounded(median(many))} ms each, against ${rounded(median(few))} ms`,
  };
}

async function build({ siteFolder }: BenchContext, folder: string, times: number) {
  const { addresses, cacheFolder } = readSettings(process.env, 'test');
  const kitFile = join(siteFolder, 'embed/kit.json');
  const { seconds, output } = await runInto(folder, (outFolder) => {
    const order: BuildOrder = { outFolder, cacheFolder, addresses, kitFile, copies: times };
    return ['--import', hooks, fileOf('../programs/build-pages.ts'), JSON.stringify(order)];
  });
  return { seconds, report: JSON.parse(output) as BuildReport };
}

/** Runs a program of its own that writes into an empty folder. */
async function runInto(folder: string, argumentsFor: (outFolder: string) => string[]) {
  const outFolder = await mkdtemp(join(folder, 'out-'));
  const since = performance.now();
  const child = spawn(process.execPath, argumentsFor(outFolder), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const seconds = (performance.now() - since) / 1000;
  if (code !== 0) throw new Error(`A build to be measured ended with code ${String(code)}`);
  await rm(outFolder, { recursive: true });
  return { seconds, output };
}

async function sizesOf({ siteFolder, routes }: BenchContext) {
  const sizes = routes.map(async ({ file }) => ({ file, bytes: (await stat(join(siteFolder, file))).size }));
  return Promise.all(sizes);
}

async function memoryFolder(): Promise<string> {
  const found = await stat('/dev/shm').catch(() => undefined);
  return found?.isDirectory() ? '/dev/shm' : tmpdir();
}

const rounded = (value: number) => Math.round(value * 100) / 100;
