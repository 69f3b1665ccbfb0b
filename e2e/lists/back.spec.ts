import { clientWithOrders, openOrders } from '../support/order-list';
import { expect, test, type Page } from '../support/test';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('back from an order', () => {
  for (const way of ['the browser’s button', 'the page’s link']) {
    test(`restores list, filters and place, by ${way}`, async ({ page }) => {
      const client = await clientWithOrders(60);
      await openOrders(page, client, '?status=shipped&sort=created_at');
      const row = page.getByRole('row').nth(45);
      const name = (await row.getByRole('link').textContent()) ?? '';
      await row.scrollIntoViewIfNeeded();
      const before = await place(page);
      expect(before).toBeGreaterThan(500);
      await row.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      if (way === 'the page’s link') await page.getByRole('link', { name: 'All orders' }).click();
      else await page.goBack();
      await expect(page).toHaveURL(/\/orders\?status=shipped&sort=created_at$/);
      await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('shipped');
      await expect(page.getByRole('link', { name })).toBeInViewport();
      await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(5);
    });
  }
});
