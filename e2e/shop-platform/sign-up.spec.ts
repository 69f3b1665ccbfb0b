import { newClient } from '../support/account';
import { formReady } from '../support/form-ready';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a merchant signs up at a partner’s page on a phone and lands on the steps (S2.1-45)', async ({
  page,
}) => {
  const client = newClient();
  await page.goto('/shopify/spoke');
  await formReady(page, 'Create account');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByLabel('Company or organisation').fill(client.company);
  await page.getByLabel('Your name').fill(client.name);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByLabel('Shop address').fill('harbour.myshopify.com');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeFocused();
  await page.goto('/login');
  await page.getByLabel('Email').fill(client.email);
  await formReady(page, 'Log in');
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/get-started$/);
  await expect(page.getByText('1 of 4 steps done')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Shop address' })).toHaveValue('harbour.myshopify.com');
});
