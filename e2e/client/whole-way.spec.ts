import { mailedPath, newClient, register } from '../support/account';
import { formReady } from '../support/form-ready';
import { expect, test, type Page } from '../support/test';

const LOGO = 'app/apple-icon.png';

/** Until the builder's script has taken its page over. */
async function isLive(page: Page): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Steps' }).getByRole('link').first();
  await expect
    .poll(() => link.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
    .toBe(true);
}

/** A store with a logo and two products, taken along to the account. */
async function build(page: Page, name: string): Promise<void> {
  await page.goto('/event-builder?step=look');
  await isLive(page);
  await page.getByRole('radio', { name: 'Harbour' }).check();
  await page.getByLabel('Choose a picture').setInputFiles(LOGO);
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue', exact: true }).last().click();
  await page.getByRole('button', { name: /^Add: Tee/ }).click();
  await page.getByRole('button', { name: /^Add: Mug/ }).click();
  await page.getByRole('link', { name: 'Continue', exact: true }).last().click();
  await page.getByLabel('Name of your store').fill(name);
  await page.getByRole('link', { name: 'See your store', exact: true }).last().click();
  await page.getByRole('button', { name: 'Create your account' }).click();
  await expect(page).toHaveURL('/get-started');
}

test('a stranger builds a store, opens an account, and finds the store there as an event of the company', async ({
  page,
  context,
}) => {
  const client = newClient();
  const name = `Choir Store ${client.company.split(' ').at(-1) ?? ''}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await build(page, name);
  await register(page, client);
  await page.goto(await mailedPath(page.request, client.email, 'Confirm', '/verify-email'));
  await formReady(page, 'Confirm my address');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeFocused();
  await formReady(page, 'Log in');
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/events/${slug}/overview$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const steps = page.getByRole('region', { name: 'Next steps' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Your logo' })).toContainText('done');
  await expect(steps.filter({ hasText: 'Company verified' })).toContainText('needed to open');
  await expect(page.getByRole('button', { name: 'Open it' })).toBeDisabled();
  await expect
    .poll(async () => (await context.cookies()).some((cookie) => cookie.name === 'temporary_store'))
    .toBe(false);
  await page.goto(`/events/${slug}/products`);
  for (const product of ['Tee', 'Mug']) {
    await expect(page.getByRole('main')).toContainText(product);
  }
  await page.goto('/events');
  await expect(page.getByRole('row')).toHaveCount(2);
});
