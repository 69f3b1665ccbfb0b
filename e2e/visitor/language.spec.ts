import { expect, test } from '../support/test';

test.describe('a first visit from a German browser (DECISIONS 10)', () => {
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
