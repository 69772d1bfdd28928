import { expect, test } from '../support/stack/stack.fixture.ts';

test('a page whose words do not come says so, and comes when they do, with what its address keeps secret', async ({
  page,
  stack,
}) => {
  const words = /\/dashboard\/app\.uk-.*\.js$/;
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.route(words, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${stack.siteUrl}/uk/login#token_hash=0123456789abcdef&type=magiclink`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сторінка не завантажилася');
  await expect(page.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  expect(loads).toBe(2);
  await page.unroute(words);
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Лишилося натиснути кнопку');
});
