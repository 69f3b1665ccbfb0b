import { expect, test } from '../support/test';

test.describe('a first visit from a German browser (D10)', () => {
  test.use({ locale: 'de-DE' });

  test('a store speaks German', async ({ page }) => {
    await page.goto('/fjord-fern');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('an order form speaks its event’s language, unless it is asked for another', async ({ page }) => {
    await page.goto('/lumen-summit');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/lumen-summit?lang=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/lumen-summit');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('a US store’s English is spelt as there, another’s is not (S9)', async ({ page }) => {
  await page.goto('/prairie-run');
  await expect(page.getByText(/^\d+ colors?$/).first()).toBeAttached();
  await expect(page.getByText(/colour/i)).toHaveCount(0);
  await page.locator('main a[href*="roduct="]').first().click();
  await expect(page.getByRole('group', { name: /^Color(?!u)/ })).toBeVisible();
  await page.goto('/fjord-fern/Product=ff-crew-tee');
  await expect(page.getByRole('group', { name: /^Colour/ })).toBeVisible();
});
