import { logIn, newAddress } from '../support/people';
import { fillCard, putIntoBasket, toShipping } from '../support/shop';
import { expect, test } from '../support/test';

test.describe('a client follows an order (D29, D32)', () => {
  test('it arrives without a reload, opens, is released and ships', async ({ page, browser }) => {
    test.setTimeout(150_000);
    const person = newAddress();
    await logIn(page, 'admin@fjord-fern.example');
    await page.goto('/orders');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();

    const shopper = await browser.newContext({ locale: 'en-GB' });
    const shop = await shopper.newPage();
    await shop.addInitScript(() => window.localStorage.setItem('site-cookies', 'declined'));
    await putIntoBasket(shop, '/fjord-fern/Product=ff-mug', 'Camp Mug');
    await toShipping(shop, 'fjord-fern', person);
    await shop.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(shop, '4242424242424242');
    await shop.getByRole('button', { name: /^Pay £/ }).click();
    await expect(shop.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await shopper.close();

    const row = page.getByRole('row').filter({ hasText: person.name });
    await expect(row).toBeVisible();
    await row.getByRole('link').first().click();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByRole('button', { name: /release now/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /release/i }).click();
    await expect(page.getByText('Shipped', { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  });
});
