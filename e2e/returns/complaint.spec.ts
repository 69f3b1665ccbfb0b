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

test('a damaged item with a photo reaches the client’s list, and its refusal is mailed (D53-7, D53-8)', async ({
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
  await section.getByLabel('What happened?').fill('There is a hole in the sleeve.');
  await section.getByRole('button', { name: 'Send report' }).click();
  await expect(section.getByText('Add at least one photo')).toBeVisible();
  const photo = { name: 'hole.png', mimeType: 'image/png', buffer: await picture(400, 300, '#884422') };
  await section.locator('input[type=file]').setInputFiles(photo);
  await expect(section.getByAltText('Photo 1')).toBeVisible({ timeout: 40_000 });
  await expectSoundHere(page, 'reporting a problem');
  await section.getByRole('button', { name: 'Send report' }).dblclick();
  await expect(section.getByText(/we’ve received your report/)).toBeVisible();
  const told = page.getByRole('region', { name: 'What you told us' });
  await expect(told.getByRole('heading', { name: 'Damaged' })).toHaveCount(1);
  await waitForMail(request, person.email, 'We’ve received your report');

  const context = await browser.newContext();
  const client = await context.newPage();
  await logIn(client, 'manager@fjord-fern.example');
  await client.goto('/orders');
  await client.getByRole('link', { name: 'Cases' }).click();
  await expect(client.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await expectSoundHere(client, 'cases');
  await client.goto(`/orders/${id}`);
  await formReady(client, 'Add note');
  const cases = client.getByRole('region', { name: 'Withdrawals and complaints' });
  await expect(cases.getByText('There is a hole in the sleeve.')).toBeVisible();
  await cases.getByRole('button', { name: 'Refuse' }).click();
  const dialog = client.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The photo shows another tee.');
  await dialog.getByRole('button', { name: 'Refuse complaint' }).click();
  await expect(cases.getByText('Refused', { exact: true })).toBeVisible();
  await context.close();

  await expect(told.getByText('Reason: The photo shows another tee.')).toBeVisible({ timeout: 40_000 });
  const mail = await waitForMail(request, person.email, 'About your report');
  expect(mail.text).toContain('The photo shows another tee.');
});
