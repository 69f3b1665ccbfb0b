import type { Page } from '@playwright/test';
import { hydrated } from '../support/form-ready';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const STORE = '/events/fjord-fern/vouchers';
const HEADER =
  'code,kind,value,public,starts_on,ends_on,max_uses,uses_per_person,minimum_spend,products,uses,state';

const csv = (...lines: string[]) => ({
  name: 'codes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...lines, ''].join('\r\n')),
});

async function openFile(page: Page) {
  await page.goto(STORE);
  const open = page.getByRole('button', { name: 'Vouchers as CSV' });
  await hydrated(open);
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Vouchers as CSV' });
  return { dialog, input: dialog.getByLabel(/Choose the changed file/) };
}

test('vouchers come in by CSV, checked first, and go out again (D41-6)', async ({ page }) => {
  // A person of its own: the last file is shown to whoever sent it.
  await logIn(page, 'manager@fjord-fern.example');
  const code = `CSV${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
  const { dialog, input } = await openFile(page);
  await input.setInputFiles(csv(`${code},percent,120,perhaps,,,,,,,,`));
  await expect(dialog.getByText('2 problems in this file')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /2 Public Enter yes or no/ })).toBeVisible();
  await expectSoundHere(page, 'voucher file');
  await input.setInputFiles(csv(`${code},percent,12,no,,,,,,,,`));
  await expect(dialog.getByText('1 row: 1 new voucher, no changed vouchers.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply changes' }).click();
  await expect(dialog.getByText('“codes.csv” has been applied')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download CSV' }).click();
  const text = (await (await (await download).createReadStream()).toArray()).map(String).join('');
  expect(text).toContain(`\r\n${code},percent,12.00,no,,,,,,,0,Active\r\n`);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.goto(`${STORE}?search=${code}`);
  await expect(page.getByRole('link', { name: code })).toBeVisible();
});
