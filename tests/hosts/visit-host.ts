import type { Page } from '@playwright/test';
import { hostUrl } from './host-handler.ts';
import type { Host } from './host.ts';
import { playwrightBrowsing } from './playwright-browsing.ts';
import type { Trial } from './trial.ts';
import { WidgetVisit } from './widget-visit.ts';

/** Goes to the page of a host with the widget of a trial on it, and waits until host and widget are ready. */
export async function visitHost(
  page: Page,
  hostsUrl: string,
  host: Host,
  trial: Trial,
): Promise<WidgetVisit> {
  const visit = new WidgetVisit(playwrightBrowsing(page), trial);
  await visit.browsing.open(hostUrl(hostsUrl, host, trial));
  if (host.late) await visit.until('the host is done', "document.documentElement.hasAttribute('data-done')");
  await visit.arrive();
  return visit;
}
