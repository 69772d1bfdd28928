import { tagOf } from '@vakman/widgets/build/widget-names';
import { widgets } from '@vakman/widgets/build/widgets';
import type { WidgetRecord } from '@vakman/widgets/element/widget-record.ts';
import { phone, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { logNetwork } from '../network-log.ts';
import { serveOnFreePort } from '../serve-on-free-port.ts';

/** What a widget alone on an empty partner's page costs until it answers: its scripts, and the calls they make. */
export async function measureWidgetCost(context: BenchContext): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const widget of widgets) {
    const { bytes, calls } = await costOf(widget, context);
    const { budget } = widget;
    const reference = 'alone on a page, Brotli, React included';
    figures.push(
      { name: `${widget.name}, all scripts`, value: bytes, unit: 'B', goal: budget.bytes, reference },
      { name: `${widget.name}, until it answers`, value: calls, unit: 'calls', goal: budget.calls },
    );
  }
  return figures;
}

/** One that comes when it is asked for is open from the start, and answers once the form in it does. */
async function costOf(widget: WidgetRecord, { browser, siteUrl }: BenchContext) {
  const tag = tagOf(widget);
  const isAsked = widget.room === 'asked';
  const element = `<${tag}${isAsked ? ' open' : ''}></${tag}>`;
  const host = await serveOnFreePort(async () => hostPage(element, siteUrl), 'a page with one widget');
  const page = await browser.newPage({ viewport: phone });
  const network = await logNetwork(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Profiler.enable');
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.goto(host.url);
  await page
    .locator(`${isAsked ? `${tag} vakman-quote-form` : tag}[data-hydrated]`)
    .waitFor({ state: 'attached' });
  const { result } = await client.send('Profiler.takePreciseCoverage');
  const scripts = (await network.responses()).filter(({ type }) => type === 'Script');
  await page.close();
  await host.close();
  const functions = result.filter(({ url }) => url.startsWith(siteUrl)).flatMap((file) => file.functions);
  return {
    bytes: scripts.reduce((sum, script) => sum + script.bytes, 0),
    calls: functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0),
  };
}

const hostPage = (element: string, siteUrl: string) =>
  new Response(
    `<!doctype html><html lang="nl"><script type="module" src="${siteUrl}/embed/v1.js"></script>${element}`,
    { headers: { 'content-type': 'text/html' } },
  );
