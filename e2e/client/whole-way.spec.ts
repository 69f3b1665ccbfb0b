import { mailedPath, newClient, register } from '../support/account';
import { build } from '../support/builder';
import { formReady } from '../support/form-ready';
import { expect, test } from '../support/test';

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
