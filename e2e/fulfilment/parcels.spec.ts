import type { APIRequestContext } from '@playwright/test';
import { buyByApi } from '../support/api-order';
import { clientCalls } from '../support/calls';
import { formReady, hydrated } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { logIn, newAddress } from '../support/people';
import { picture } from '../support/pictures';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { NO_VOUCHER } from '../support/worked-orders';

const FULFILLER = process.env.E2E_FULFILLER_URL ?? 'http://localhost:25363';

async function tellPrinter(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(`${FULFILLER}/_sandbox/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('an order is printed and sent in two parcels, and an item of it is printed again after a photo (D32-51 to D32-56)', async ({
  page,
  browser,
  request,
}) => {
  const person = newAddress();
  const { id, order_link: link } = await buyByApi(request, NO_VOUCHER, person);
  const client = await clientCalls(request, NO_VOUCHER.admin);
  const order = await client.get<{ order_ref: string }>(`/api/ten_fjord/orders/${id}`);
  await tellPrinter(request, 'split', { order_ref: order.order_ref });
  await client.post(`/api/ten_fjord/orders/${id}/release`, {});

  await page.goto(link);
  await expect(page.getByText('1 parcel is on the way. The rest follows.')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('heading', { name: 'Still to come' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Track parcel SBX/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Your order is on its way' })).toHaveCount(0);
  await expectSoundHere(page, 'an order of which a part has left');
  const part = await waitForMail(request, person.email, 'Part of your order');
  expect(part.text).toContain('The rest of your order follows');

  await logIn(page, 'manager@fjord-fern.example');
  await page.goto(`/orders/${id}`);
  await formReady(page, 'Add note');
  const parcels = page.getByRole('region', { name: 'Parcels' });
  await expect(parcels.getByText('Shipped', { exact: true })).toHaveCount(1);
  await expect(parcels.getByRole('heading', { name: 'In no parcel yet' })).toBeVisible();
  await expectSoundHere(page, 'an order in parcels');

  await tellPrinter(request, `orders/${order.order_ref}/parcel`, {});
  await expect(parcels.getByText('Shipped', { exact: true })).toHaveCount(2, { timeout: 40_000 });
  await waitForMail(request, person.email, 'has shipped');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Track parcel SBX/ })).toHaveCount(2);

  const section = page.getByRole('region', { name: 'Something wrong with your order?' });
  const begin = section.getByRole('button', { name: 'Report a problem' });
  await hydrated(begin);
  await begin.click();
  await section.getByLabel(/^How many: Crew Tee/).selectOption('1');
  const photo = { name: 'hole.png', mimeType: 'image/png', buffer: await picture(400, 300, '#884422') };
  await section.locator('input[type=file]').setInputFiles(photo);
  await expect(section.getByAltText('Photo 1')).toBeVisible({ timeout: 40_000 });
  await section.getByRole('button', { name: 'Send report' }).click();
  await expect(section.getByText(/we’ve received your report/)).toBeVisible();

  const context = await browser.newContext();
  const staff = await context.newPage();
  await logIn(staff, 'super@merchloom.example');
  await staff.goto(`/orders/${id}?tenant=ten_fjord`);
  await formReady(staff, 'Add note');
  const cases = staff.getByRole('region', { name: 'Withdrawals and complaints' });
  await cases.getByRole('link', { name: 'Make replacement' }).click();
  const make = staff.getByRole('button', { name: 'Make replacement' });
  await hydrated(make);
  await staff.getByRole('radio', { name: /^Merchloom/ }).check();
  await make.click();
  await expect(staff.getByText('A replacement, free for the buyer and the client.')).toBeVisible();
  await context.close();

  // The printer sends the replacement by itself; the order keeps its own two parcels.
  const own = page.getByRole('region', { name: 'Your replacement' });
  await expect(own.getByText('On its way')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^Parcel \d$/)).toHaveCount(2);
});
