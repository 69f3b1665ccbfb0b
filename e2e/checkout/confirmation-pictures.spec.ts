import { newAddress } from '../support/people';
import { fillCard, putIntoBasket, toShipping } from '../support/shop';
import { expect, test } from '../support/test';

test('the confirmation delivers a cap’s and a mug’s picture too (S2.9-10)', async ({ page }) => {
  await putIntoBasket(page, '/fjord-fern/Product=ff-roaster-cap', 'Roaster Cap');
  await putIntoBasket(page, '/fjord-fern/Product=ff-mug', 'Camp Mug');
  await toShipping(page, 'fjord-fern', newAddress());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  for (const name of ['Roaster Cap', 'Camp Mug']) {
    const picture = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).locator('img');
    await picture.scrollIntoViewIfNeeded();
    const seen = () => picture.evaluate((one: HTMLImageElement) => [one.complete, one.naturalWidth > 0]);
    await expect.poll(seen, name).toEqual([true, true]);
  }
});
