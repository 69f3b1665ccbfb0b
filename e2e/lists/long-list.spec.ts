import { clientWithOrders, openOrders } from '../support/order-list';
import { expect, test, type Page } from '../support/test';

const ORDERS = 10_000;
const firstRow = (page: Page) => page.getByRole('row').nth(1);

test.describe('a list of ten thousand orders (D28-1)', () => {
  test('is paged, sorted, searched, and selected as a whole', async ({ page }) => {
    const client = await clientWithOrders(ORDERS);
    const ref = (nth: number) => client.refs[nth - 1] ?? '';
    await openOrders(page, client);
    await expect(page.getByText('10,000 orders')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(51);
    await expect(firstRow(page)).toContainText(ref(1));

    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(firstRow(page)).toContainText(ref(51));
    await page.getByRole('link', { name: 'First page' }).click();
    await expect(firstRow(page)).toContainText(ref(1));

    await page.getByRole('columnheader', { name: 'Total' }).getByRole('link').click();
    await expect(firstRow(page)).toContainText(ref(ORDERS));
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(firstRow(page)).toContainText(ref(ORDERS - 50));

    await page.getByRole('searchbox', { name: 'Search' }).fill(ref(4321));
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    await expect(firstRow(page)).toContainText('Reader 4321');
    await page.getByRole('searchbox', { name: 'Search' }).fill('');

    await expect(page.getByText('10,000 orders')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByText('50 selected').last()).toBeVisible();
    await page.getByRole('button', { name: 'Select all 10,000 that match' }).click();
    await expect(page.getByText('10,000 selected').last()).toBeVisible();
    const former = await firstRow(page).getByRole('link').first().innerText();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(firstRow(page)).not.toContainText(former);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(51);
    await page
      .getByRole('checkbox', { name: /^Select [A-Z0-9]+-/ })
      .first()
      .uncheck();
    await expect(page.getByText('9,999 selected').last()).toBeVisible();
  });
});
