import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defaultLanguage } from '@vakman/domain/languages/languages';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { phone, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { logNetwork } from '../network-log.ts';

/** The loader, and all scripts that the quote form needs once the visitor comes near. */
export async function measureKitWeight({
  browser,
  siteFolder,
  siteUrl,
  partnerUrl,
}: BenchContext): Promise<Figure[]> {
  const loader = gzipSync(await readFile(join(siteFolder, 'embed/v1.js')), { level: 9 }).length;

  const near = await browser.newPage({ viewport: phone });
  const nearNetwork = await logNetwork(near);
  await near.goto(siteUrl + pathTo('quote', defaultLanguage));
  await near.locator('vakman-quote-form').hover();
  const scripts = (await nearNetwork.responses()).filter(({ type }) => type === 'Script');
  await near.close();

  const partner = await browser.newPage({ viewport: { width: 800, height: 200 } });
  const partnerNetwork = await logNetwork(partner);
  await partner.goto(partnerUrl, { waitUntil: 'networkidle' });
  const asked = (await partnerNetwork.responses()).filter(({ url }) => url.startsWith(siteUrl));
  await partner.close();

  return [
    {
      name: 'loader, gzip',
      value: loader,
      unit: 'B',
      goal: 2048,
      reference: 'Typeform 14.2 kB, Cal.com 17.3 kB',
    },
    {
      name: 'quote form, all scripts',
      value: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      unit: 'B',
      goal: 80_000,
      reference: `${scripts.length} files, Brotli`,
    },
    { name: "partner's page, requests before near", value: asked.length, unit: 'requests', goal: 1 },
  ];
}
