import { formReady } from '../support/form-ready';
import { newAddress } from '../support/people';
import { figure, fillCard, putIntoBasket, toShipping } from '../support/shop';
import { expect, test } from '../support/test';

const CHECKOUT = '/fjord-fern/checkout';
const MUG = '/fjord-fern/Product=ff-mug';

test.describe('the steps of the checkout are addresses (S2.9)', () => {
  test('reload, back and forward keep what was typed and chosen', async ({ page }) => {
    const person = newAddress();
    await putIntoBasket(page, MUG, 'Camp Mug');
    await page.goto(`${CHECKOUT}?step=payment`);
    await expect(page).toHaveURL(new RegExp(`${CHECKOUT}$`));

    await toShipping(page, 'fjord-fern', person);
    await expect(page).toHaveURL(/\?step=shipping$/);
    await page.getByRole('button', { name: 'Use TEN' }).click();
    await page.getByRole('radio', { name: /Express/ }).check();
    // A mug at 11.40 less 10 %, plus 11.94 for express.
    const total = '£22.20';
    await expect(figure(page, 'Total')).toHaveText(total);
    await page.reload();
    await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked();
    await expect(figure(page, 'Total')).toHaveText(total);

    await page.goBack();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.goForward();
    await expect(figure(page, 'Total')).toHaveText(total);

    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
    await expect(page).toHaveURL(/\?step=payment$/);
    await page.reload();
    const pay = page.getByRole('button', { name: `Pay ${total}` });
    await expect(pay).toBeVisible();
    await fillCard(page, '4242424242424242');
    await pay.click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  });

  test('a code in the link to the store reaches the voucher', async ({ page }) => {
    await page.goto('/fjord-fern?code=onhouse');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await putIntoBasket(page, MUG, 'Camp Mug');
    await toShipping(page, 'fjord-fern', newAddress());
    await expect(figure(page, 'Total')).toHaveText('£0.00');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  });

  test('a wrong postcode is told at its field, which takes the focus', async ({ page }) => {
    await putIntoBasket(page, MUG, 'Camp Mug');
    await page.goto(CHECKOUT);
    await formReady(page, 'Continue to shipping');
    await page.getByLabel('Name', { exact: true }).fill('Ada Fern');
    await page.getByLabel('Email').fill(newAddress().email);
    await page.getByLabel('Phone').fill('+44 20 7946 0123');
    await page.getByLabel('Address line 1').fill('12 Harbour Street');
    await page.getByLabel('City').fill('Leith');
    await page.getByLabel('Postcode').fill('1012 AB');
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await expect(page.getByText('this postcode doesn’t match the country')).toBeVisible();
    await expect(page.getByLabel('Postcode')).toBeFocused();
  });
});

test.describe('what goes wrong on the way can be tried again (S4, S8; D11)', () => {
  test('no intent: the shipping step stays, says why, and goes on the next time', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(503);
    await putIntoBasket(page, MUG, 'Camp Mug');
    await toShipping(page, 'fjord-fern', newAddress());
    const body = JSON.stringify({ success: false, code: 'unavailable', message: 'unavailable' });
    const headers = { 'retry-after': '30', 'content-type': 'application/json' };
    await page.route('**/checkout/pay', (route) => route.fulfill({ status: 503, headers, body }), {
      times: 1,
    });
    const on = page.getByRole('button', { name: 'Continue to payment' });
    await on.click();
    await expect(page.getByRole('alert').filter({ hasText: 'in 30 seconds' })).toBeVisible();
    await on.click();
    await expect(page.getByLabel('Card number')).toBeVisible();
  });

  test('a card whose owner does not confirm it keeps the form', async ({ page }) => {
    await putIntoBasket(page, MUG, 'Camp Mug');
    await toShipping(page, 'fjord-fern', newAddress());
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(page, '4000002500003155');
    const pay = page.getByRole('button', { name: /^Pay £/ });
    await pay.click();
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /authenticate/i })).toBeVisible();
    await page.getByLabel('Card number').fill('4242424242424242');
    await pay.click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  });

  test('a wallet waits for the terms, then pays', async ({ page }) => {
    await page.addInitScript(() => window.localStorage.setItem('sandbox-stripe-wallet', 'google_pay'));
    await putIntoBasket(page, MUG, 'Camp Mug');
    await toShipping(page, 'fjord-fern', newAddress());
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const wallet = page.getByRole('button', { name: 'Google Pay' });
    await wallet.click();
    await expect(page.getByRole('alert').filter({ hasText: 'accept the terms' })).toBeVisible();
    await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
    await wallet.click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  });
});
