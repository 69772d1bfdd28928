import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readRoutes } from '@vakman/site/_data/routes.ts';
import { build } from '@vakman/commands/build/build.ts';
import { provideChromium } from '@vakman/commands/provide/provide-chromium.ts';
import { testAlone } from '@vakman/commands/exclusive/test-alone.ts';
import { step } from '@vakman/commands/progress/step.ts';
import { createSiteHandler } from '@vakman/commands/serve/site-handler.ts';
import { readSettings, root } from '@vakman/commands/settings/settings.ts';
import { startWebServers } from '@vakman/commands/start/web-servers.ts';
import { report, table, type Figure } from './figure.ts';
import { measurementsOfBackend, measurementsOfBuilds, measurementsOfPages } from './measurements.ts';

/**
 * Measures the built product against its goals; writes `dist/bench.json`. With `--full` it looks for layout shift at
 * every template in every language.
 */
export async function run(args: readonly string[]): Promise<number> {
  testAlone();
  const settings = readSettings(process.env, 'test');
  const siteFolder = join(root, 'dist/test-site');
  console.log();
  await build({ ...settings, outFolder: siteFolder });
  const executablePath = provideChromium();
  const closing: (() => Promise<unknown>)[] = [];
  const figures: Figure[] = [];
  try {
    const servers = await startWebServers(settings, createSiteHandler(siteFolder));
    closing.push(servers.close);
    const browser = await chromium.launch({ executablePath });
    closing.push(() => browser.close());
    const context = {
      siteFolder,
      siteUrl: settings.localSiteUrl,
      partnerUrl: settings.partnerUrl,
      browser,
      executablePath,
      routes: readRoutes().filter(({ kind }) => kind !== 'notFound'),
      full: args.includes('--full'),
    };
    for (const [name, measure] of Object.entries(measurementsOfPages)) {
      figures.push(...(await step(name, () => measure(context))));
    }
    // What follows listens on these ports itself.
    await servers.close();
    closing.shift();
    for (const [name, measure] of Object.entries({ ...measurementsOfBackend, ...measurementsOfBuilds })) {
      figures.push(...(await step(name, () => measure(context))));
    }
  } finally {
    for (const close of closing.toReversed()) await close();
  }
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist/bench.json'), `${JSON.stringify(report(figures), null, 2)}\n`);
  console.log(`\n${table(figures)}\n`);
  return 0;
}
