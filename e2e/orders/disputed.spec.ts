import { waitForMail } from '../support/inbox';
import { logIn, newAddress } from '../support/people';
import { fillCard, putIntoBasket, toShipping } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test('a payment that the buyer’s bank disputes holds its order until the client continues it (D32-7, D32-8)', async ({
  page,
  browser,
}) => {
  const person = newAddress();
  const shopper = await browser.newContext({ locale: 'en-GB' });
  const shop = await shopper.newPage();
  await shop.addInitScript(() => window.localStorage.setItem('site-cookies', 'declined'));
  await putIntoBasket(shop, '/fjord-fern/Product=ff-mug', 'Camp Mug');
  await toShipping(shop, 'fjord-fern', person);
  await shop.getByRole('button', { name: 'Continue to payment' }).click();
  // The documented card whose payment succeeds and is disputed at once.
  await fillCard(shop, '4000000000000259');
  await shop.getByRole('button', { name: /^Pay £/ }).click();
  await expect(shop.getByRole('heading', { name: /thank you/i })).toBeVisible();
  await shopper.close();

  await logIn(page, 'admin@fjord-fern.example');
  await page.goto('/orders');
  const row = page.getByRole('row').filter({ hasText: person.name });
  await expect(row.getByText('On hold', { exact: true })).toBeVisible();
  const link = row.getByRole('link').first();
  const ref = (await link.textContent()) ?? '';
  await link.click();
  const banner = page.getByText('On hold: the buyer’s bank questions this payment');
  await expect(banner).toBeVisible();
  await expect(page.getByText(/^£\d+\.\d\d disputed$/)).toBeVisible();
  await expect(page.getByText(/^Reply by /)).toBeVisible();
  await expectSoundHere(page, 'an order on hold');

  await page.getByRole('button', { name: 'Continue production' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue production' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByText('Production continued')).toBeVisible();
  const mail = await waitForMail(page.request, 'admin@fjord-fern.example', ref);
  expect(mail.subject).toBe(`Payment disputed: order ${ref}`);
});
