import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { openList, takeDown } from './office-requests.page.ts';

/** What the screens of conversations say. */
export const chatWords = JSON.parse(
  readFileSync(new URL('../../dashboard/src/features/chat/messages/nl.json', import.meta.url), 'utf8'),
) as {
  readonly open: string;
  readonly marks: Readonly<Record<'waiting' | 'sent' | 'read' | 'failed', string>>;
  readonly write: Readonly<Record<'label' | 'send' | 'add', string>>;
};

/** The field of the next message. */
export const field = (page: Page) => page.getByRole('textbox', { name: chatWords.write.label });
/** What was said, in its order; what waits stands at its end. */
export const bodies = (page: Page) => page.locator('.chat-row .chat-body');

/** Writes a message and sends it. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** A conversation about a request of its own, open in front of the office and of the customer. */
export async function openBoth(
  browser: Browser,
  siteUrl: string,
): Promise<{ readonly office: Page; readonly customer: Page }> {
  const email = demoAccounts.find(({ role }) => role === 'customer')?.email ?? '';
  const office = await openList(browser, siteUrl, 'employee');
  await takeDown(office, { email });
  await office.getByRole('button', { name: chatWords.open }).click();
  await office.waitForURL('**/admin/conversations/*');
  const id = new URL(office.url()).pathname.split('/').at(-1) ?? '';
  const context = await browser.newContext({ ...keeping(await sharedSession('customer')), locale: 'nl' });
  const customer = await context.newPage();
  await customer.goto(`${siteUrl}/dashboard/chat/${id}`);
  await field(customer).waitFor();
  return { office, customer };
}
