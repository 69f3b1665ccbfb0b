import { newClient } from '../support/account';
import { formReady } from '../support/form-ready';
import { expect, test } from '../support/test';

test('a merchant who comes from the shop’s app store signs up for that shop (S4-86)', async ({ page }) => {
  const client = newClient();
  await page.goto('/api/shopify/install?shop=quay-store.myshopify.com&hmac=of-no-use');
  await expect(page).toHaveURL(/\/shopify\/signup\?shop=quay-store\.myshopify\.com$/);
  await formReady(page, 'Create account');
  await expect(page.getByLabel('Shop address')).toHaveValue('quay-store.myshopify.com');
  await page.getByLabel('Company or organisation').fill(client.company);
  await page.getByLabel('Your name').fill(client.name);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeFocused();
});

test('what is no shop of the platform is not carried into the form (S4-86)', async ({ page }) => {
  await page.goto('/api/shopify/install?shop=quay-store.myshopify.com.evil.example');
  await expect(page).toHaveURL(/\/shopify\/signup$/);
  await formReady(page, 'Create account');
  await expect(page.getByLabel('Shop address')).toHaveValue('');
  await page.goto('/shopify/signup?shop=evil.example');
  await formReady(page, 'Create account');
  await expect(page.getByLabel('Shop address')).toHaveValue('');
});
