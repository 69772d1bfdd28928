import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { expect, test } from '../support/stack/stack.fixture.ts';

const landings = { admin: '/admin', employee: '/admin', customer: '/dashboard' };
const closed = { admin: '/dashboard', employee: '/dashboard', customer: '/admin' };

for (const { role, email, password } of demoAccounts) {
  test(`the ${role} signs in, lands where he belongs, and finds the doors of others shut`, async ({
    page,
    stack,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${stack.siteUrl}/login`);
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page).toHaveURL(stack.siteUrl + landings[role]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(stack.siteUrl + closed[role]);
    await expect(page.getByRole('heading', { name: 'Geen toegang' })).toBeVisible();

    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL(/\/login\?/);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('vakman-session');
    expect(errors).toEqual([]);
  });
}

test('who was sent to the sign-in comes back to where he wanted to go, and never to another site', async ({
  page,
  stack,
}) => {
  const [, , customer] = demoAccounts;
  const signIn = async () => {
    await page.getByLabel('Електронна адреса').fill(customer?.email ?? '');
    await page.getByLabel('Пароль', { exact: true }).fill(customer?.password ?? '');
    await page.keyboard.press('Enter');
  };
  await page.goto(`${stack.siteUrl}/uk/profile`);
  await signIn();
  await expect(page).toHaveURL(`${stack.siteUrl}/uk/profile`);
  await page.getByRole('button', { name: 'Вийти', exact: true }).click();
  await expect(page).toHaveURL(/\/uk\/login/);
  await page.goto(`${stack.siteUrl}/uk/login?next=//evil.example/uk/profile`);
  await signIn();
  await expect(page).toHaveURL(`${stack.siteUrl}/uk/dashboard`);
});

test('a link of a mail is used by a press, and stands in no address', async ({ page, stack }) => {
  await page.goto(`${stack.siteUrl}/login#token_hash=0123456789abcdef&type=magiclink`);
  const press = page.getByRole('button', { name: 'Verder' });
  await expect(press).toBeVisible();
  await expect(page).toHaveURL(`${stack.siteUrl}/login`);
  await press.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer');
  await expect(page.getByRole('alert')).toContainText('al gebruikt');
  await expect(page.getByRole('button', { name: 'Vraag een nieuwe mail aan' })).toBeVisible();
});

test('the language that is chosen at the foot is remembered', async ({ page, stack }) => {
  await page.goto(`${stack.siteUrl}/login`);
  await page.getByRole('navigation', { name: 'Andere talen' }).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
});
