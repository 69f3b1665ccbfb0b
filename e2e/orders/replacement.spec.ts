import { buyByApi } from '../support/api-order';
import { formReady, hydrated } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { arrange } from '../support/own-event';
import { logIn, newAddress } from '../support/people';
import { picture } from '../support/pictures';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { NO_VOUCHER } from '../support/worked-orders';

const SENT = `update orders set status = 'shipped', updated_at = now() where id = $1`;

test('staff replace what a buyer complained of; the order waits for it, and the buyer follows it (S2.2-4, D53-8)', async ({
  page,
  browser,
  request,
}) => {
  const person = newAddress();
  const { id, order_link: link } = await buyByApi(request, NO_VOUCHER, person);
  await arrange([SENT, [id]]);
  await page.goto(link);
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
  await expect(staff.getByRole('heading', { level: 1, name: 'Replace an order' })).toBeVisible();
  const make = staff.getByRole('button', { name: 'Make replacement' });
  await hydrated(make);
  await staff.getByRole('radio', { name: /^Merchloom/ }).check();
  await expect(staff.getByText(/Merchloom pays £\d+\.\d\d\./)).toBeVisible();
  await expectSoundHere(staff, 'replacing an order');
  await make.dblclick();
  await expect(staff).toHaveURL(/\/orders\/ord_/);
  await expect(staff.getByText('A replacement, free for the buyer and the client.')).toBeVisible();
  const replacement = new URL(staff.url()).pathname.split('/').at(-1) ?? '';
  const lineage = staff.getByRole('region', { name: 'Replacements' });
  await lineage.getByRole('link').first().click();
  await expect(staff).toHaveURL(new RegExp(id));
  await expect(staff.getByRole('region', { name: 'Replacements' }).getByRole('listitem')).toHaveCount(1);
  await expect(cases.getByText('Replaced', { exact: true })).toBeVisible();
  await expect(staff.getByText('Awaiting reprint').first()).toBeVisible();
  await context.close();

  const own = page.getByRole('region', { name: 'Your replacement' });
  await expect(own).toBeVisible({ timeout: 40_000 });
  await waitForMail(request, person.email, 'We’re sending a replacement');
  // The printer makes it by itself, and the order is where it was.
  await expect(own.getByText('On its way')).toBeVisible({ timeout: 120_000 });
  await expectSoundHere(page, 'a replacement');
  await own.getByRole('link', { name: /^View order/ }).click();
  await expect(page.getByText('This is a replacement. There’s nothing to pay.')).toBeVisible();
  expect(replacement).not.toBe(id);
});

test('a client asks for a replacement without a complaint, and staff find the order by its reference (D53-13, S2.2-113)', async ({
  page,
  browser,
  request,
}) => {
  const { id } = await buyByApi(request, NO_VOUCHER, newAddress());
  await arrange([SENT, [id]]);
  await logIn(page, 'service@fjord-fern.example');
  await page.goto(`/orders/${id}`);
  await formReady(page, 'Add note');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const ref = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(title)?.[0] ?? '';
  await page.getByRole('button', { name: 'Request replacement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What’s wrong?').selectOption('lost');
  await dialog.getByLabel(/^How many to replace: Crew Tee/).selectOption('1');
  await dialog.getByLabel('Note for our team').fill('The parcel never came.');
  await expectSoundHere(page, 'asking for a replacement');
  await dialog.getByRole('button', { name: 'Send request' }).dblclick();
  const cases = page.getByRole('region', { name: 'Withdrawals and complaints' });
  await expect(cases.getByText('Replacement requested')).toHaveCount(1);

  const context = await browser.newContext();
  const staff = await context.newPage();
  await logIn(staff, 'super@merchloom.example');
  await staff.goto('/replace-order');
  await staff.getByLabel('Order reference').fill(ref);
  await staff.getByRole('button', { name: 'Find order' }).click();
  await staff.getByRole('link', { name: ref }).click();
  await expect(staff.getByLabel('Complaint to close')).toBeVisible();
  await context.close();
});
