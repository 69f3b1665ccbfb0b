import { buyByApi } from '../support/api-order';
import { formReady, hydrated } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { logIn, newAddress } from '../support/people';
import { arrange } from '../support/own-event';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { NO_VOUCHER } from '../support/worked-orders';

const SENT = `update orders set status = 'shipped', updated_at = now() where id = $1`;
/** The buyer's own text on one of two lines. */
const OWN = `update order_lines set personalisation = '{"front":{"name":"Ada"}}' where order_id = $1 and product_id = 'ff-kids-tee'`;
/** As if so many days had passed since its window ended: the server's clock can't be moved from here. */
const PAST = `update orders set delivery_to = (now() at time zone 'Europe/London')::date - $2::integer,
  updated_at = now() - interval '60 days' where id = $1`;

test('a guest withdraws in two steps, the rest stays, and the client refunds in one press (D53-1 to D53-5)', async ({
  page,
  browser,
  request,
}) => {
  const person = newAddress();
  const { id, order_link: link } = await buyByApi(request, NO_VOUCHER, person);
  await arrange([SENT, [id]], [OWN, [id]]);
  await page.goto(link);
  const section = page.getByRole('region', { name: 'Right of withdrawal' });
  const begin = section.getByRole('button', { name: 'Withdraw from contract here' });
  await hydrated(begin);
  await begin.click();
  await expect(section.getByLabel('Your name')).toHaveValue(person.name);
  await expect(section.getByText('Made with your own text or picture')).toBeVisible();
  const count = section.getByLabel(/^How many to withdraw: /);
  await expect(count).toHaveValue('2');
  await count.selectOption('1');
  await expectSoundHere(page, 'withdrawing, step 1');
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('heading', { name: /Check your withdrawal/ })).toBeFocused();
  await section.getByRole('button', { name: 'Confirm withdrawal' }).dblclick();
  await expect(section.getByText(/We’ve received your withdrawal/)).toBeVisible();
  const told = page.getByRole('region', { name: 'What you told us' });
  await expect(told.getByRole('heading', { name: 'Withdrawal' })).toHaveCount(1);
  await expect(told.getByText('1 × ')).toBeVisible();
  await expect(begin).toBeVisible();

  const receipt = await waitForMail(request, person.email, 'We’ve received your withdrawal');
  expect(receipt.text).toContain(person.name);
  expect(receipt.text).toMatch(/Declared by .* on \d+ \w+ \d{4}/);

  const context = await browser.newContext({ viewport: { width: 375, height: 740 } });
  const client = await context.newPage();
  await logIn(client, 'manager@fjord-fern.example');
  await client.goto(`/orders/${id}`);
  await formReady(client, 'Add note');
  const cases = client.getByRole('region', { name: 'Withdrawals and complaints' });
  await cases.getByLabel('Items received').check();
  await expect(cases.getByLabel('Items received')).toBeChecked();
  await cases.getByRole('button', { name: /^Refund £/ }).click();
  await client
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund £/ })
    .click();
  await expect(cases.getByText('Refunded', { exact: true })).toBeVisible();
  await expectSoundHere(client, 'an order with a case');
  await context.close();
  await waitForMail(request, person.email, 'Refund for your order');
});

test('it is there on the last day, and gone after it; a complaint still is (D53-3, D53-7)', async ({
  page,
  request,
}) => {
  const { id, order_link: link } = await buyByApi(request, NO_VOUCHER, newAddress());
  await arrange([SENT, [id]], [PAST, [id, 14]]);
  await page.goto(`${link}?lang=de`);
  await expect(page.getByRole('button', { name: 'Vertrag widerrufen' })).toBeVisible();
  await page.goto(`${link}?lang=it`);
  await expect(page.getByRole('button', { name: 'Recedere dal contratto qui' })).toBeVisible();
  await arrange([PAST, [id, 15]]);
  await page.goto(`${link}?lang=en`);
  await expect(page.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw from contract here' })).toHaveCount(0);
});
