import { expect, type Page } from '@playwright/test';
import { enterPassword, mailedPath, newClient, type NewClient } from './account';
import { formReady } from './form-ready';

/** Signs a merchant up, confirms the address by the mail, and logs in. */
export async function arrive(page: Page): Promise<NewClient> {
  const client = newClient();
  await page.goto('/shopify/signup');
  await formReady(page, 'Create account');
  await page.getByLabel('Company or organisation').fill(client.company);
  await page.getByLabel('Your name').fill(client.name);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeFocused();
  await page.goto(await mailedPath(page.request, client.email, 'Confirm', '/verify-email'));
  await formReady(page, 'Confirm my address');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeFocused();
  await enterPassword(page, client, /\/get-started$/);
  return client;
}

/** A shop that no other test has. */
export const newShop = (): string => `e2e-${Math.random().toString(36).slice(2, 10)}.myshopify.com`;

/** Asks for the app and agrees on the platform's page; where the platform is. */
export async function install(page: Page, shop: string): Promise<string> {
  await formReady(page, 'Install the app');
  await page.getByRole('textbox', { name: 'Shop address' }).fill(shop);
  await page.getByRole('button', { name: 'Install the app' }).click();
  await expect(page.getByRole('heading', { name: 'The app asks for' })).toBeVisible();
  const { origin } = new URL(page.url());
  await page.getByRole('button', { name: 'Install app' }).click();
  return origin;
}

/** The company of a merchant, with its shop connected. */
export async function saveCompany(page: Page): Promise<void> {
  await formReady(page, 'Save and continue');
  await page.getByRole('textbox', { name: 'Registered address' }).fill('1 Quay Street\nPortland, OR 97201');
  await page.getByRole('textbox', { name: 'Company number' }).fill('93-0000000');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Connect a payment method' })).toBeFocused();
}

/** One that the bank asks about first. */
export async function saveCard(page: Page): Promise<void> {
  await formReady(page, 'Continue to card');
  await page.getByRole('button', { name: 'Continue to card' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeFocused();
  await page.getByLabel('Card number').fill('4000002500003155');
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Visa ending in 3155 saved')).toBeVisible();
}
