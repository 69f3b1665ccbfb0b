import { expect, type Page } from '@playwright/test';
import { hydrated } from './form-ready';

const LOGO = 'app/apple-icon.png';

/** Waits until the builder is hydrated. */
export async function isLive(page: Page): Promise<void> {
  await hydrated(page.getByRole('navigation', { name: 'Steps' }).getByRole('link').first());
}

/** Builds a store with a logo and two products, and continues to the registration. */
export async function build(page: Page, name: string): Promise<void> {
  await page.goto('/event-builder?step=look');
  await isLive(page);
  await page.getByRole('radio', { name: 'Harbour' }).check();
  await page.getByLabel('Choose a picture').setInputFiles(LOGO);
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue', exact: true }).last().click();
  await page.getByRole('button', { name: /^Add: Tee/ }).click();
  await page.getByRole('button', { name: /^Add: Mug/ }).click();
  await page.getByRole('link', { name: 'Continue', exact: true }).last().click();
  await page.getByLabel('Store name').fill(name);
  await page.getByRole('link', { name: 'See your store', exact: true }).last().click();
  await page.getByRole('button', { name: 'Create your account' }).click();
  await expect(page).toHaveURL('/get-started');
}
