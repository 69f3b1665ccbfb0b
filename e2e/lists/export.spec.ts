import { clientWithOrders, linesOf, openOrders } from '../support/order-list';
import { expect, test, type Page } from '../support/test';

/** Exports with what the dialog proposes, and downloads the file. */
async function exported(page: Page, rows: string): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Rows' }).locator('option:checked')).toHaveText(rows);
  await dialog.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
  return linesOf(file);
}

test.describe('an order list as CSV (D48-3)', () => {
  test('all rows that match go from the button into a file', async ({ page }) => {
    const client = await clientWithOrders(120);
    await openOrders(page, client, '?status=new');
    await page.getByRole('button', { name: 'Export' }).click();
    const [header = '', ...rows] = await exported(page, 'All 12 rows that match the filters');
    expect(header.startsWith('\ufeffOrder [order_ref],')).toBe(true);
    expect(rows.map((row) => row.split(',')[0])).toEqual(client.refs.filter((_, n) => n % 10 === 9));
  });

  test('the selected rows alone, across pages', async ({ page }) => {
    const client = await clientWithOrders(60);
    await openOrders(page, client);
    const [first = '', second = '', , , last = ''] = [...client.refs.slice(0, 4), ...client.refs.slice(-1)];
    await page.getByRole('checkbox', { name: `Select ${first}` }).check();
    await page.getByRole('checkbox', { name: `Select ${second}` }).check();
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByRole('checkbox', { name: `Select ${last}` }).check();
    await expect(page.getByText('3 selected').last()).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).last().click();
    const [, ...rows] = await exported(page, 'The 3 selected rows');
    expect(rows.map((row) => row.split(',')[0])).toEqual([first, second, last]);
  });
});
