import { buyByApi } from '../support/api-order';
import { formReady } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { logIn, newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { NO_VOUCHER } from '../support/worked-orders';

test('support leaves a note and sends the confirmation again; a manager cancels with a refund (D3, D32-3)', async ({
  page,
  browser,
  request,
}) => {
  const person = newAddress();
  const { id } = await buyByApi(request, NO_VOUCHER, person);
  await waitForMail(request, person.email, 'Your order');

  const context = await browser.newContext();
  const service = await context.newPage();
  await logIn(service, 'service@fjord-fern.example');
  await service.goto(`/orders/${id}`);
  await formReady(service, 'Add note');
  await expect(service.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await service.getByLabel('Write a note').fill('Called: the flat is 4B.');
  await service.getByRole('button', { name: 'Add note' }).click();
  await expect(service.getByText('Called: the flat is 4B.')).toBeVisible();
  await expect(service.getByLabel('Write a note')).toHaveValue('');
  await service.getByRole('button', { name: 'Correct address' }).click();
  const form = service.getByRole('dialog');
  await form.getByLabel('Address line 1').fill('14 Harbour Street');
  await expectSoundHere(service, 'address form');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(service.getByText('14 Harbour Street')).toBeVisible();
  await waitForMail(request, person.email, 'New delivery details');
  await service.reload();
  await service.getByRole('button', { name: 'Send again: Order confirmation' }).click();
  await expect(service.getByText(`On its way to ${person.email}`)).toBeVisible();
  await expectSoundHere(service, 'order');
  await context.close();

  await page.setViewportSize({ width: 375, height: 740 });
  await logIn(page, 'manager@fjord-fern.example');
  await page.goto(`/orders/${id}`);
  await expect(page.getByText('Called: the flat is 4B.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('duplicate');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Ordered twice').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await waitForMail(request, person.email, 'is cancelled');
});
