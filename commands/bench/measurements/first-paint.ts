import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteHandler } from '../../serve/site-handler.ts';
import type { BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { withLighthouse } from '../lighthouse.ts';
import { median } from '../median.ts';
import { serveOnFreePort } from '../serve-on-free-port.ts';

const pairs = 5;

/** As little as a page can be and still paint something. */
const emptyPage =
  '<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>.</title><p>.</p></html>';

const paints = ['first-contentful-paint', 'largest-contentful-paint'] as const;

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
    const ratios = await withLighthouse(executablePath, async (look) => {
      const timesOf = async (url: string) => {
        const { audits } = await look(url, { onlyAudits: [...paints] });
        return paints.map((paint) => audits[paint]?.numericValue ?? Number.NaN);
      };
      const measured: number[][] = [];
      for (let pair = 0; pair < pairs; pair += 1) {
        const [least, home] = [await timesOf(`${empty.url}/`), await timesOf(`${siteUrl}/`)];
        measured.push(home.map((time, index) => time / (least[index] ?? Number.NaN)));
      }
      return measured;
    });
    const ratio = (index: number) =>
      Math.round(median(ratios.map((pair) => pair[index] ?? Number.NaN)) * 100) / 100;
    const reference = `an empty page, median of ${pairs} pairs`;
    return [
      { name: 'home page, first paint', value: ratio(0), unit: '×', goal: 1.1, reference },
      { name: 'home page, largest paint', value: ratio(1), unit: '×', goal: 1.4, reference },
    ];
  } finally {
    await empty.close();
    await rm(folder, { recursive: true });
  }
}
