import { expect, test } from '../support/stack/stack.fixture.ts';
import { bodies, openBoth, say } from './conversation.page.ts';

test('what is written while the backend is gone arrives once and in order after its restart', async ({
  browser,
  stack,
}) => {
  const { office, customer } = await openBoth(browser, stack.siteUrl);
  await say(customer, 'Voor de storing');
  await expect(bodies(office)).toHaveText(['Voor de storing']);
  await stack.killBackend();
  await say(customer, 'Tijdens de storing');
  await say(customer, 'En nog iets');
  await expect(customer.locator('.chat-row.waiting')).toHaveCount(2);
  await stack.startBackend();
  await customer.reload();
  const all = ['Voor de storing', 'Tijdens de storing', 'En nog iets'];
  await expect(bodies(customer)).toHaveText(all, { timeout: 30_000 });
  await expect(bodies(office)).toHaveText(all, { timeout: 30_000 });
  await expect(customer.locator('.chat-row.waiting')).toHaveCount(0);
});
