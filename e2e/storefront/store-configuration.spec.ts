import { formReady } from '../support/form-ready';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

test('a changed heading and colour are on the storefront at its next load', async ({ page }) => {
  const heading = `Good morning ${Math.random().toString(36).slice(2, 8)}`;
  await logIn(page, 'admin@tidewater-books.example');
  await page.goto('/events/tidewater/store-configuration');
  await formReady(page, 'Save');
  await page.getByRole('textbox', { name: 'Heading optional', exact: true }).fill(heading);
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#0b6e4f');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The store shows it on its next load.').first()).toBeVisible();
  await expect(async () => {
    await page.goto('/tidewater');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const primary = await page
    .locator('[data-surface="store"]')
    .evaluate((surface) => getComputedStyle(surface).getPropertyValue('--store-primary').trim());
  expect(primary).toBe('#0b6e4f');
});
