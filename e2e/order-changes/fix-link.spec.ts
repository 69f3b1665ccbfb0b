import { waitForMail } from '../support/inbox';
import { expectSoundHere } from '../support/sound';
import { orderWithWrongPostcode } from '../support/stopped-order';
import { expect, test } from '../support/test';
import { NO_VOUCHER, type WorkedOrder } from '../support/worked-orders';

/** One hoodie with a name on it, to Leith. */
const HOODIE: WorkedOrder = {
  ...NO_VOUCHER,
  products: [
    {
      product_id: 'ff-name-hoodie',
      variant_id: 'ff-name-hoodie-black-m',
      quantity: 1,
      personalisation: { front: { name: 'INGRID' } },
    },
  ],
  figures: { items: 4080, shipping: 474, discount: 0, net: 3795, vat: 759, total: 4554 },
};

test('a recipient corrects the address on a phone by the mailed link, and the order goes on (D32-30, D32-31)', async ({
  page,
  request,
}) => {
  const { person, orderLink } = await orderWithWrongPostcode(request, HOODIE);
  const mail = await waitForMail(request, person.email, 'Please check the address');
  const link = /https?:\/\/\S+(\/fix-order\/[A-Za-z0-9_-]+)/.exec(mail.text)?.[1] ?? '';
  expect(link).not.toBe('');
  expect(mail.text).not.toContain(new URL(orderLink, 'http://localhost').pathname);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Is the address for order .+ right\?$/ }),
  ).toBeVisible();
  await expect(page.getByText('The postcode doesn’t match the country.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use it as I typed it' })).toBeVisible();
  await expectSoundHere(page, 'the page to fix an order');
  await page.setViewportSize({ width: 375, height: 812 });

  // By the shop's own form, whose rules stand.
  await page.getByLabel('Postcode').fill('1');
  await page.getByRole('button', { name: 'Save and continue order' }).click();
  await expect(page.getByText('this postcode doesn’t match the country')).toBeVisible();
  await page.getByLabel('Postcode').fill('EH6 6JN');
  await page.getByRole('button', { name: 'Save and continue order' }).click();
  await expect(page.getByRole('heading', { name: 'This is fixed' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Use it as I typed it' })).toHaveCount(0);

  // The link is used up, and shows nothing of the person.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This is fixed' })).toBeVisible();
  await expect(page.getByText(person.street)).toHaveCount(0);
  await page.goto(orderLink);
  await expect(page.getByText('EH6 6JN').first()).toBeVisible();
});
