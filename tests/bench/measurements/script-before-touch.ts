import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { phone, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';

/** JavaScript of the home page before the visitor touches anything: bytes in the page, and calls made. */
export async function measureScriptBeforeTouch({ browser, siteUrl }: BenchContext): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: phone, locale: 'nl' });
  const client = await page.context().newCDPSession(page);
  await client.send('Profiler.enable');
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.goto(`${siteUrl}/`, { waitUntil: 'networkidle' });
  // Timers of the page end well within this.
  await page.waitForTimeout(5000);
  const { result } = await client.send('Profiler.takePreciseCoverage');
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && /^(?:module|text\/javascript|)$/.test(type))
      .map(({ text }) => text),
  );
  await page.close();
  const own = result.filter(({ url }) => url.startsWith(siteUrl));
  const calls = own
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  const bytes = (await promisify(brotliCompress)(inline.join('\n'))).length;
  const files = own.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
  return [
    { name: 'scripts in the page', value: bytes, unit: 'B', goal: 2048, reference: 'Brotli' },
    {
      name: 'function calls before a touch',
      value: calls,
      unit: 'calls',
      goal: 30,
      reference: 'eager React 2,000',
    },
    { name: 'script files before a touch', value: files.length, unit: 'requests', goal: 0 },
  ];
}
