import { formReady } from '../support/form-ready';
import { orderInParts } from '../support/order-in-parts';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { NO_VOUCHER } from '../support/worked-orders';

test('an order that two printers make shows each part, and staff send the parked one again (D32-61, D32-62)', async ({
  page,
  browser,
  request,
}) => {
  const { id, link } = await orderInParts(request, NO_VOUCHER);
  await page.goto(link);
  await expect(page.getByText('1 parcel is on the way. The rest follows.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Track parcel SHARE1/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Still to come' })).toBeVisible();
  await expectSoundHere(page, 'an order in parts, as its shopper sees it');

  await logIn(page, 'manager@fjord-fern.example');
  await page.goto(`/orders/${id}`);
  await formReady(page, 'Add note');
  const made = page.getByRole('region', { name: 'Made in parts' });
  await expect(made.getByText(/^Part \d$/)).toHaveCount(2);
  await expect(made.getByRole('button')).toHaveCount(0);
  await expectSoundHere(page, 'an order in parts');

  const context = await browser.newContext();
  const staff = await context.newPage();
  await logIn(staff, 'super@merchloom.example');
  await staff.goto(`/orders/${id}?tenant=ten_fjord`);
  await formReady(staff, 'Add note');
  const parts = staff.getByRole('region', { name: 'Made in parts' });
  const second = parts.getByRole('listitem').filter({ hasText: /^Part 2/ });
  await second.getByRole('button', { name: 'Send to another printer' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await second.getByRole('button', { name: 'Send again' }).click();
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(second.getByRole('button')).toHaveCount(0);
  await context.close();
});
