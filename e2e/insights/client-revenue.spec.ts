import { logIn } from '../support/people';
import { expectFittingPage } from '../support/sound';
import { expect, test } from '../support/test';

const STAFF = 'super@merchloom.example';

test('staff look from clients into one client and its event; table and file agree (S2.2-192, D38-45)', async ({
  page,
}) => {
  await logIn(page, STAFF);
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Client revenue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Client revenue' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Region' })
    .getByRole('link', { name: /^United Kingdom/ })
    .click();
  await expect(page).toHaveURL(/region=UK/);
  await page.getByRole('link', { name: 'This year' }).click();
  await expect(page).toHaveURL(/period=year/);
  await expect(page.getByText('Compared with')).toBeVisible();

  const table = page.getByRole('table', { name: 'Figures by row' });
  const fjord = table.getByRole('row', { name: /Fjord & Fern Coffee/ });
  const [, revenue = ''] = await fjord
    .getByRole('cell')
    .allInnerTexts()
    .then((cells) => cells.slice(1));
  const href = await page.getByRole('link', { name: 'Download rows as CSV' }).getAttribute('href');
  const file = await (await page.request.get(href ?? '')).text();
  const line = file.split('\r\n').find((one) => one.includes(',ten_fjord,')) ?? '';
  expect(line).toContain(`,${revenue.replace(/[^\d.]/g, '')},`);

  await fjord.getByRole('link', { name: 'Fjord & Fern Coffee' }).click();
  await expect(page).toHaveURL(/tenant=ten_fjord/);
  await expect(page.getByText('Only Fjord & Fern Coffee')).toBeVisible();
  const all = table.getByRole('row', { name: /^All rows/ });
  await expect(all).toContainText(revenue);
  await table.getByRole('link').filter({ hasText: /\w/ }).last().click();
  await expect(page).toHaveURL(/event=/);
  await expect(page.getByText(/a voucher or a refund belongs to an order/)).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).not.toHaveURL(/event=/);
});

test('days that can’t be are named, and the last thirty are shown', async ({ page }) => {
  await logIn(page, STAFF);
  await page.goto('/client-revenue');
  await page.getByLabel('From', { exact: true }).fill('2026-03-02');
  await page.getByLabel('To', { exact: true }).fill('2026-03-01');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(/before the first/);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-03-02');
});

test('clients’ revenue fits three widths and axe finds nothing', async ({ page }) => {
  await logIn(page, STAFF);
  await expectFittingPage(page, '/client-revenue?period=year&region=UK');
});
