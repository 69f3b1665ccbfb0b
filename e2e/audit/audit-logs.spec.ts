import { linesOf } from '../support/order-list';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

test.describe('the audit log of staff', () => {
  test('is taken along as a file with the filters that are set (D44-9)', async ({ page }) => {
    await logIn(page, 'super@merchloom.example');
    await page.goto('/audit-logs?tenant=ten_fjord&action=event.locked');
    await expect(
      page.getByRole('table', { name: 'Audit log' }).getByText('Event locked').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/);
    const [header = '', ...rows] = await linesOf(file);
    expect(header).toContain('What changed [changes]');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toContain('Event locked');
  });

  test('has the platform’s own entries on a tab of their own, in words (D44-10)', async ({ page }) => {
    await logIn(page, 'super@merchloom.example');
    await page.goto('/audit-logs');
    await page.getByRole('link', { name: 'Platform', exact: true }).click();
    await expect(page).toHaveURL(/\/audit-logs\?log=platform$/);
    const table = page.getByRole('table', { name: 'Log of the platform' });
    await expect(table).toBeVisible();
    await page.goto('/audit-logs?log=platform&action=audit.read');
    await expect(table.getByText('Audit log read').first()).toBeVisible();
    await expect(table.getByText('List: platform').first()).toBeVisible();
  });
});
