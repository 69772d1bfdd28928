import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteHandler } from '@vakman/commands/serve/site-handler.ts';
import type { BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { withLighthouse, type Look } from '../lighthouse.ts';
import { median } from '../median.ts';
import { serveOnFreePort } from '../serve-on-free-port.ts';

/** Lighthouse calculates by itself what a slow network would make of a load; it can also slow the network down. */
const pairs = { simulate: 5, devtools: 3 } as const;
type Throttling = keyof typeof pairs;

/** As little as a page can be and still paint something. */
const emptyPage =
  '<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>.</title><p>.</p></html>';

const paints = [
  { audit: 'first-contentful-paint', name: 'home page, first paint', goal: 1.1 },
  { audit: 'largest-contentful-paint', name: 'home page, largest paint', goal: 1.4 },
] as const;

/** How much later than an empty page with the same headers the home page is painted on a phone. */
export async function measureFirstPaint({
  executablePath,
  siteFolder,
  siteUrl,
}: BenchContext): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vakman-empty-'));
  await copyFile(join(siteFolder, '_headers'), join(folder, '_headers'));
  await writeFile(join(folder, 'index.html'), emptyPage);
  const empty = await serveOnFreePort(createSiteHandler(folder), 'an empty page');
  try {
    return await withLighthouse(executablePath, async (look) => {
      const addresses = { least: `${empty.url}/`, home: `${siteUrl}/` };
      const simulated = await paintRatios(look, addresses, 'simulate');
      const slowed = await paintRatios(look, addresses, 'devtools');
      return paints.map(({ name, goal }, index): Figure => ({
        name,
        value: simulated[index] ?? Number.NaN,
        unit: '×',
        goal,
        reference: `an empty page, ${pairs.simulate} pairs; by a slowed network ${slowed[index]}`,
      }));
    });
  } finally {
    await empty.close();
    await rm(folder, { recursive: true });
  }
}

/** The median over pairs of loads, for each paint. */
async function paintRatios(
  look: Look,
  { least, home }: { readonly least: string; readonly home: string },
  throttlingMethod: Throttling,
): Promise<number[]> {
  const timesOf = async (url: string) => {
    const { audits } = await look(url, { onlyAudits: paints.map(({ audit }) => audit), throttlingMethod });
    return paints.map(({ audit }) => audits[audit]?.numericValue ?? Number.NaN);
  };
  const measured: number[][] = [];
  for (let pair = 0; pair < pairs[throttlingMethod]; pair += 1) {
    const [ofLeast, ofHome] = [await timesOf(least), await timesOf(home)];
    measured.push(ofHome.map((time, index) => time / (ofLeast[index] ?? Number.NaN)));
  }
  const middle = (index: number) => median(measured.map((ratios) => ratios[index] ?? Number.NaN));
  return paints.map((_paint, index) => Math.round(middle(index) * 100) / 100);
}
