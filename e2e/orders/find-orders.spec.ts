import { axeFindings } from '../support/axe';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

test.describe('support narrows the list of orders (D3-27, D3-28)', () => {
  test('by country and days, and by a product from its own page', async ({ page }) => {
    await logIn(page, 'admin@fjord-fern.example');
    await page.goto('/orders');
    const filters = page.getByRole('search', { name: 'Filter orders' });
    await filters.getByRole('button', { name: 'More filters' }).click();
    await filters.getByLabel('Country').selectOption({ label: 'United Kingdom' });
    await expect(page).toHaveURL(/country=GB/);
    await expect(page.getByRole('table').getByText('GB', { exact: true }).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await expect(filters.getByLabel('Country')).toHaveValue('GB');
    await filters.getByLabel('Stage').selectOption({ label: 'On its way' });
    await expect(page).toHaveURL(/stage=on_its_way/);

    await page.goto('/events/fjord-fern/products?product=ff-mug');
    await page.getByRole('link', { name: 'Orders with this product' }).click();
    await expect(page).toHaveURL(/product=ff-mug/);
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('button', { name: 'One product only' }).click();
    await expect(page).not.toHaveURL(/product=/);
  });
});
