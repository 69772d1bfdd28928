import { expect, test } from '../support/stack/stack.fixture.ts';
import { bodies, chatWords, field, openBoth, say } from './conversation.page.ts';
import { loseFirstAnswer } from './lose-first-answer.ts';
import { picture } from '../support/pictures.ts';

test('customer and office write to each other, and see what the other has read', async ({
  browser,
  stack,
}) => {
  const { office, customer } = await openBoth(browser, stack.siteUrl);
  await say(customer, 'Wanneer kunt u komen?');
  await expect(bodies(office)).toHaveText(['Wanneer kunt u komen?']);
  await say(office, 'Maandag om 8.00 uur.');
  await expect(bodies(customer)).toHaveText(['Wanneer kunt u komen?', 'Maandag om 8.00 uur.']);
  await expect(customer.locator('.chat-row.mine .chat-foot')).toContainText(chatWords.marks.read);
  await expect(office.locator('.chat-row.mine .chat-foot')).toContainText(chatWords.marks.read);
});

test('a message whose answer was lost stands there once, before what was written after it', async ({
  browser,
  stack,
}) => {
  const { office, customer } = await openBoth(browser, stack.siteUrl);
  await loseFirstAnswer(customer, '**/rest/v1/rpc/send_chat_message');
  await say(customer, 'Een');
  await say(customer, 'Twee');
  await expect(bodies(office)).toHaveText(['Een', 'Twee']);
  await expect(bodies(customer)).toHaveText(['Een', 'Twee']);
  await expect(customer.locator('.chat-row.waiting')).toHaveCount(0);
});

test('two tabs share what is typed, and what is sent in one stands in both once', async ({
  browser,
  stack,
}) => {
  const { office, customer } = await openBoth(browser, stack.siteUrl);
  const other = await customer.context().newPage();
  await other.goto(customer.url());
  await field(other).waitFor();
  await field(customer).fill('Nog niet af');
  await expect(field(other)).toHaveValue('Nog niet af');
  await customer.reload();
  await expect(field(customer)).toHaveValue('Nog niet af');
  await field(other).press('Enter');
  await expect(field(customer)).toHaveValue('');
  for (const page of [customer, other, office]) await expect(bodies(page)).toHaveText(['Nog niet af']);
});

test('a photo that is sent before it was looked at is seen by the other side, and opened large', async ({
  browser,
  stack,
}) => {
  const { office, customer } = await openBoth(browser, stack.siteUrl);
  // What looks at it comes with the first photo, and may take its time.
  await customer.route('**/photo-tools*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await customer.locator('input[type=file]').setInputFiles({
    name: 'kozijn.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('jpeg', 800, 600),
  });
  await customer.getByRole('button', { name: chatWords.write.send }).click();
  const photo = office.getByRole('button', { name: /kozijn\.jpg/ });
  await expect(photo.locator('img')).toBeVisible();
  await photo.click();
  await expect(office.locator('dialog.photo-viewer')).toBeVisible();
});
