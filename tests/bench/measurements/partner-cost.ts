import type { CDPSession, Page } from '@playwright/test';
import { tagOf } from '@vakman/widgets/build/widget-names';
import { widgets } from '@vakman/widgets/build/widgets';
import type { WidgetRecord } from '@vakman/widgets/element/widget-record.ts';
import { phone, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { median } from '../median.ts';
import { logNetwork } from '../network-log.ts';
import { serveOnFreePort } from '../serve-on-free-port.ts';

const pairs = 5;
/** How many times slower than this machine the phone is. */
const slowdown = 4;

interface Cost {
  readonly requests: number;
  /** On the wire, Brotli, bodies alone. */
  readonly bytes: number;
  /** Milliseconds in which the main thread did something. */
  readonly busy: number;
  /** Milliseconds from the moment that the visitor is near, or presses what opens it, until it answers. */
  readonly usable: number;
}

/**
 * What each widget that is offered costs a partner's page on a slowed phone, beside the same page without script and
 * tag: both are scrolled to their end, in pairs.
 */
export async function measurePartnerCost(context: BenchContext): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const widget of widgets.filter(({ offer }) => offer)) {
    const costs = await costsBesideNone(widget, context);
    const typical = (key: keyof Cost) => Math.round(median(costs.map((cost) => cost[key])));
    const reference = `a page without it, on a phone ${slowdown} times slower, median of ${pairs} pairs`;
    figures.push(
      { name: `partner, ${widget.name}`, value: typical('requests'), unit: 'requests', goal: 12, reference },
      { name: `partner, ${widget.name}, all`, value: typical('bytes'), unit: 'B', goal: 120_000, reference },
      {
        name: `partner, ${widget.name}, main thread`,
        value: typical('busy'),
        unit: 'ms',
        goal: 650,
        reference,
      },
      { name: `partner, ${widget.name}, usable`, value: typical('usable'), unit: 'ms', goal: 600, reference },
    );
  }
  return figures;
}

async function costsBesideNone(widget: WidgetRecord, context: BenchContext): Promise<Cost[]> {
  const host = await serveOnFreePort(
    async ({ url }) => hostPage(url.endsWith('/with') ? { widget, siteUrl: context.siteUrl } : undefined),
    'a page of a partner',
  );
  const costs: Cost[] = [];
  try {
    for (let pair = 0; pair < pairs; pair += 1) {
      const without = await costOf(`${host.url}/without`, undefined, context);
      const withIt = await costOf(`${host.url}/with`, widget, context);
      costs.push({ ...withIt, busy: withIt.busy - without.busy });
    }
  } finally {
    await host.close();
  }
  return costs;
}

/** In a browsing of its own, whose cache is empty. */
async function costOf(
  url: string,
  widget: WidgetRecord | undefined,
  { browser, siteUrl }: BenchContext,
): Promise<Cost> {
  const browsing = await browser.newContext({ viewport: phone });
  const page = await browsing.newPage();
  const network = await logNetwork(page);
  const client = await browsing.newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  const usable = await meet(page, widget);
  const responses = (await network.responses()).filter((response) => response.url.startsWith(siteUrl));
  const busy = await busyTime(client);
  await browsing.close();
  const bytes = responses.reduce((sum, response) => sum + response.bytes, 0);
  return { requests: responses.length, bytes, busy, usable };
}

/** Goes to the end of the page, opens what opens by a press, and waits there until the widget answers. */
async function meet(page: Page, widget: WidgetRecord | undefined): Promise<number> {
  const tag = widget && tagOf(widget);
  const isAsked = widget?.room === 'asked';
  const answers = isAsked ? 'vakman-quote-form' : tag;
  return page.evaluate(
    async ({ tag, answers, isFixed, isAsked }) => {
      // What stands above the page comes with it, and is there by now.
      const since = isFixed ? 0 : performance.now();
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      if (!tag || !answers) return 0;
      if (isAsked) document.querySelector<HTMLElement>(`${tag} a`)?.click();
      const around = () => (isAsked ? document.querySelector(tag)?.shadowRoot : document);
      const isThere = () => around()?.querySelector(answers)?.hasAttribute('data-hydrated');
      while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5));
      return isFixed
        ? (performance.getEntriesByName(`${tag} answers`)[0]?.startTime ?? 0)
        : performance.now() - since;
    },
    { tag, answers, isFixed: widget?.room === 'fixed', isAsked },
  );
}

async function busyTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const paragraphs = '<p>Kozijnen schilderen doet u liever niet in de volle zon.</p>'.repeat(200);

/** Notes when a widget answers that nobody waits for, since it stands above the page from the start. */
const noting = `<script>
  document.addEventListener('widget-ready', ({ detail }) => performance.mark(detail.tag + ' answers'));
</script>`;

function hostPage(having: { widget: WidgetRecord; siteUrl: string } | undefined): Response {
  const tag = having && tagOf(having.widget);
  const script = having ? `${noting}<script async src="${having.siteUrl}/embed/v1.js"></script>` : '';
  const element = having ? `<${tag}><a href="${having.siteUrl}">Vakman</a></${tag}>` : '';
  return new Response(
    `<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width">${script}${paragraphs}${element}`,
    { headers: { 'content-type': 'text/html' } },
  );
}
