import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from '../build/build.ts';
import { sourceFiles } from '../build/source-files.ts';
import { provideChromium } from '../chromium/provide-chromium.ts';
import { step } from '../progress/step.ts';
import { createSiteHandler } from '../serve/site-handler.ts';
import { readSettings, root } from '../settings/settings.ts';
import { startWebServers } from '../start/web-servers.ts';
import type { BenchContext } from './bench-context.ts';
import { report, table, type Figure } from './figure.ts';
import { measureFirstView } from './measurements/first-view.ts';
import { measureKitWeight } from './measurements/kit-weight.ts';
import { measureLayoutShift } from './measurements/layout-shift.ts';
import { measurePageWeight } from './measurements/page-weight.ts';
import { measureScriptBeforeTouch } from './measurements/script-before-touch.ts';
import { measureStartTime } from './measurements/start-time.ts';

const measurements: Readonly<Record<string, (context: BenchContext) => Promise<Figure[]>>> = {
  'page weight': measurePageWeight,
  'kit weight': measureKitWeight,
  'first view': measureFirstView,
  'script before touch': measureScriptBeforeTouch,
  'layout shift': measureLayoutShift,
};

/** Measures the built product against its goals; writes `dist/bench.json`. */
export async function run(): Promise<number> {
  const settings = readSettings(process.env, 'test');
  const siteFolder = join(root, 'dist/test-site');
  console.log();
  await build({ outFolder: siteFolder, addresses: settings.addresses });
  const executablePath = provideChromium();
  const closing: (() => Promise<unknown>)[] = [];
  const figures: Figure[] = [];
  try {
    closing.push((await startWebServers(settings, createSiteHandler(siteFolder))).close);
    const browser = await chromium.launch({ executablePath });
    closing.push(() => browser.close());
    const { localSiteUrl: siteUrl, partnerUrl } = settings;
    const context = { siteFolder, siteUrl, partnerUrl, browser, pages: pagesIn('dist/test-site') };
    for (const [name, measure] of Object.entries(measurements)) {
      figures.push(...(await step(name, () => measure(context))));
    }
  } finally {
    for (const close of closing.toReversed()) await close();
  }
  // By now the ports are free again.
  figures.push(...(await step('start time', measureStartTime)));
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist/bench.json'), `${JSON.stringify(report(figures), null, 2)}\n`);
  console.log(`\n${table(figures)}\n`);
  return 0;
}

function pagesIn(folder: string): string[] {
  return sourceFiles(root, folder)
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => file.slice(folder.length).replace(/(\/index)?\.html$/, '') || '/');
}
