import { parkedOrder } from '../support/parked-order';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { NO_VOUCHER } from '../support/worked-orders';

const SUPER = 'super@merchloom.example';

test('staff send an order again that its printer never answered (S2.2-136, D32-47)', async ({
  page,
  request,
}) => {
  const { id } = await parkedOrder(request, NO_VOUCHER);
  await logIn(page, SUPER);
  await page.goto(`/orders/${id}?tenant=${NO_VOUCHER.tenant}`);
  await expect(page.getByText('The printer hasn’t answered').first()).toBeVisible();
  await expect(page.getByText('Without an answer since')).toBeVisible();
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectSoundHere(page, 'send again');
  await dialog.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send to another printer' })).toHaveCount(0);
});

test('another printer is asked only with a reason and once the first has said no (S2.2-137)', async ({
  page,
  request,
}) => {
  const { id } = await parkedOrder(request, NO_VOUCHER);
  await logIn(page, SUPER);
  await page.goto(`/orders/${id}?tenant=${NO_VOUCHER.tenant}`);
  await page.getByRole('button', { name: 'Send to another printer' }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Reason, for your colleagues');
  await dialog.getByRole('button', { name: 'Send to another printer' }).click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Its press is under water');
  await dialog.getByRole('button', { name: 'Send to another printer' }).click();
  const confirmed = dialog.getByLabel('The printer has confirmed that it doesn’t make the order');
  await expect(confirmed).toHaveAttribute('aria-invalid', 'true');
  await expect(reason).toHaveValue('Its press is under water');
  await expectSoundHere(page, 'send to another printer');
  await confirmed.check();
  await dialog.getByRole('button', { name: 'Send to another printer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send to another printer' })).toHaveCount(0);
});

test('a client reads that its order is looked after, and has no act of the staff’s (D32-47)', async ({
  page,
  request,
}) => {
  const { id } = await parkedOrder(request, NO_VOUCHER);
  await logIn(page, 'manager@fjord-fern.example');
  await page.goto(`/orders/${id}`);
  await expect(page.getByText('The printer hasn’t answered').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again', exact: true })).toHaveCount(0);
  await expectSoundHere(page, 'parked order of a client');
});
