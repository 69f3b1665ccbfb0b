import type { Page } from '@playwright/test';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const CATALOGUE = '/events/tidewater/catalogue';

const csv = (text: string) => ({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
async function openFile(page: Page) {
  await page.goto(CATALOGUE);
  await page.getByRole('button', { name: 'Stock as CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stock and prices as CSV' });
  return { dialog, input: dialog.getByLabel(/Choose the filled-in file/) };
}

test('a file is checked in the background, found again by the next visit, mended and applied', async ({
  page,
}) => {
  await logIn(page, 'admin@tidewater-books.example');
  const { dialog, input } = await openFile(page);
  await input.setInputFiles(csv('stock,new_stock\n1,2\n'));
  await expect(dialog.getByText('3 problems in this file')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Apply changes' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // The tab is closed, and the page opened anew.
  const again = await openFile(page);
  await expect(again.dialog.getByText('3 problems in this file')).toBeVisible();
  await expect(again.dialog.getByText('stock.csv')).toBeVisible();
  await expectSoundHere(page, 'stock file');
  const download = page.waitForEvent('download');
  await again.dialog.getByRole('link', { name: 'Download CSV' }).click();
  const [header = '', first = ''] = (await (await (await download).createReadStream()).toArray())
    .map(String)
    .join('')
    .split('\r\n');
  const place = header.split(',').findIndex((cell) => cell.includes('[new_stock]'));
  const stock = header.split(',').findIndex((cell) => cell.includes('[stock]'));
  const cells = first.split(',');
  const filled = cells.with(place, String(Number(cells[stock]) + 1)).join(',');
  await again.input.setInputFiles(csv(`${header}\r\n${filled}\r\n`));
  await expect(again.dialog.getByText('Everything in this file is fine')).toBeVisible();
  await again.dialog.getByRole('button', { name: 'Apply changes' }).click();
  await expect(again.dialog.getByText('“stock.csv” has been applied')).toBeVisible();
  await expect(page.getByText('Stock file applied').first()).toBeVisible();
});
