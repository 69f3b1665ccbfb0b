import { buyByApi } from '../support/api-order';
import { waitForMail } from '../support/inbox';
import { arrange } from '../support/own-event';
import { logIn, newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { NO_VOUCHER } from '../support/worked-orders';

test('an order that waits for approval is found, approved, and its shopper gets the dates (D3-30, D3-31)', async ({
  page,
  request,
}) => {
  const person = newAddress();
  const { id } = await buyByApi(request, NO_VOUCHER, person);
  // As the event's setting does when an order is paid; the store is shared with other tests.
  await arrange(
    ["update orders set hold_reason = 'approval', held_at = now() where id = $1", [id]],
    [
      `insert into order_waits (tenant_id, order_id, event_id, currency, began_at, for_approval)
        select tenant_id, id, event_id, currency, now(), true from orders where id = $1`,
      [id],
    ],
  );
  await logIn(page, 'manager@fjord-fern.example');
  await page.goto('/orders?problem=approval');
  const row = page.getByRole('row').filter({ hasText: person.name });
  await row.getByRole('link').first().click();
  const banner = page.getByText('Waiting for your approval');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refuse and cancel' })).toBeVisible();
  await expectSoundHere(page, 'an order to approve');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await waitForMail(request, person.email, 'is going into production');
});
