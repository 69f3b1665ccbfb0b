import { hydrated } from '../support/form-ready';
import { clientWithOrders, openOrders } from '../support/order-list';
import { expect, test, type Page } from '../support/test';

const columns = (page: Page) => page.getByRole('columnheader');

async function chooseInMenu(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test.describe('saved views (D28-2)', () => {
  test('one is saved, chosen on another visit, and removed', async ({ page, visitor }) => {
    const client = await clientWithOrders(30);
    await openOrders(page, client, '?status=new&sort=-total');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Items' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(columns(page).filter({ hasText: 'Items' })).toBeHidden();

    await chooseInMenu(page, 'Views', 'Save as new view');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('To release');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'To release', exact: true })).toBeVisible();

    const later = await visitor();
    await openOrders(later, client);
    await expect(later.getByText('30 orders')).toBeVisible();
    await expect(columns(later).filter({ hasText: 'Items' })).toBeVisible();
    await chooseInMenu(later, 'Views', 'To release');
    await expect(later).toHaveURL(/\/orders\?status=new&sort=-total$/);
    await expect(later.getByText('3 orders')).toBeVisible();
    await expect(later.getByRole('row').nth(1)).toContainText(client.refs[29] ?? '');
    await expect(columns(later).filter({ hasText: 'Items' })).toBeHidden();

    await chooseInMenu(later, 'To release', 'Remove “To release”');
    await expect(later.getByText('“To release” removed')).toBeVisible();
    await expect(later.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
    await page.reload();
    const views = page.getByRole('button', { name: 'Views', exact: true });
    await hydrated(views);
    await views.click();
    await expect(page.getByRole('menuitem')).toHaveText(['Save as new view']);
  });
});
