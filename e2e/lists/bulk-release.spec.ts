import { clientWithOrders, openOrders } from '../support/order-list';
import { expect, test } from '../support/test';

test.describe('a bulk release (D28-3)', () => {
  test('says what was done and what could not be, and the history names it', async ({ page }) => {
    const client = await clientWithOrders(30);
    const [shipped = '', held = '', other = ''] = [client.refs[0], client.refs[9], client.refs[19]];
    await openOrders(page, client);
    for (const ref of [shipped, held, other]) {
      await page.getByRole('checkbox', { name: `Select ${ref}` }).check();
    }
    await page.getByRole('button', { name: 'Release', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('Release 3 orders?');
    await dialog.getByRole('button', { name: 'Release', exact: true }).click();
    await expect(dialog.getByText('2 orders released')).toBeVisible();
    await expect(dialog.getByText('1 couldn’t be changed: not waiting to be released')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

    await page.getByRole('link', { name: held }).click();
    const step = page.getByRole('listitem').filter({ hasText: 'Released early' });
    await expect(step).toContainText('Together with other orders');
  });
});
