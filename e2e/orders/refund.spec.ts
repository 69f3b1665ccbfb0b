import { buyByApi } from '../support/api-order';
import { formReady } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { logIn, newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { NO_VOUCHER } from '../support/worked-orders';

test('a manager gives a part back in three steps, by keyboard; support may not (D36-13)', async ({
  page,
  browser,
  request,
}) => {
  const person = newAddress();
  const { id } = await buyByApi(request, NO_VOUCHER, person);
  const context = await browser.newContext();
  const service = await context.newPage();
  await logIn(service, 'service@fjord-fern.example');
  await service.goto(`/orders/${id}`);
  await formReady(service, 'Add note');
  await expect(service.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  await context.close();

  await page.setViewportSize({ width: 375, height: 740 });
  await logIn(page, 'manager@fjord-fern.example');
  await page.goto(`/orders/${id}`);
  await formReady(page, 'Add note');
  await page.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Chosen items').click();
  await expectSoundHere(page, 'refund');
  await dialog.getByText('An amount').click();
  await dialog.getByLabel('Amount in GBP').fill('5,00');
  await page.keyboard.press('Enter');
  await expect(page.getByText('£5.00 is on its way back to the shopper')).toBeVisible();
  await expect(page.getByText('£5.00 refunded')).toBeVisible();
  await waitForMail(request, person.email, 'Refund for your order');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(
    dialog.getByText('The order isn’t made yet, so refunding everything cancels it.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: /^Refund £.* and cancel$/ }).click();
  await expect(page.getByText('Refunded in full').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  await waitForMail(request, person.email, 'is cancelled');
});
