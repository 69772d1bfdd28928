import { phone, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { logNetwork } from '../network-log.ts';

/** All that the home page loads on a phone before the visitor does anything. */
export async function measureFirstView({ browser, siteUrl }: BenchContext): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: phone, deviceScaleFactor: 2, locale: 'nl' });
  const network = await logNetwork(page);
  await page.goto(`${siteUrl}/`, { waitUntil: 'networkidle' });
  // The pointer of a browser without a screen rests in the corner, on a link of the menu.
  const responses = (await network.responses()).filter(({ type }) => type !== 'Prefetch');
  await page.close();
  const origins = new Set(responses.map(({ url }) => new URL(url).origin));
  return [
    {
      name: 'home page, first view',
      value: responses.reduce((sum, { bytes }) => sum + bytes, 0),
      unit: 'B',
      goal: 60_000,
      reference: 'median of the web 2,559 kB',
    },
    { name: 'home page, requests', value: responses.length, unit: 'requests', goal: 6 },
    { name: 'home page, origins', value: origins.size, unit: 'requests', goal: 1 },
  ];
}
