import { formReady } from '../support/form-ready';
import { newAddress } from '../support/people';
import { chooseSize, fillCard, fillWorkedBasket, putIntoBasket, toShipping } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

/** No animations, so that contrast is not measured during a fade. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A name and an address without a place to break the line. */
const LONG = {
  name: 'Wolfeschlegelsteinhausenbergerdorff',
  email: `${'featherstonehaugh.cholmondeley'.repeat(2)}@shopper.example`,
};

test.describe('the steps of a purchase fit three widths, and axe finds nothing', () => {
  test('the basket, empty and filled', async ({ page }) => {
    await page.goto('/fjord-fern');
    await page.getByRole('button', { name: /^Basket, empty/ }).click();
    const basket = page.getByRole('dialog', { name: 'Your basket' });
    await expect(basket.getByText('no items in your basket')).toBeVisible();
    await expect(basket.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
    await expectSoundHere(page, 'the empty basket');
    await basket.getByRole('button', { name: 'Continue shopping' }).click();
    await fillWorkedBasket(page);
    await page.getByRole('button', { name: /^Basket, 3/ }).click();
    await expect(basket.getByRole('button', { name: 'Checkout' })).toBeVisible();
    await expectSoundHere(page, 'the filled basket');
  });

  test('address, shipping, card and confirmation, for the longest of names', async ({ page }) => {
    await fillWorkedBasket(page);
    await page.goto('/fjord-fern/checkout');
    await formReady(page, 'Continue to shipping');
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await expect(page.getByText('required').first()).toBeVisible();
    await expectSoundHere(page, 'the address with its errors');
    await toShipping(page, 'fjord-fern', { ...newAddress(), ...LONG });
    await expectSoundHere(page, 'the shipping step');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue(LONG.name);
    await expectSoundHere(page, 'the card step');
    await fillCard(page, '4242424242424242');
    await page.getByRole('button', { name: 'Pay £63.74' }).click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await expect(page).toHaveURL(/\/fjord-fern\/payment-success\?/);
    await expect(page).toHaveTitle('Your order · Fjord & Fern');
    await expect(
      page.getByText(/^Estimated delivery between \d+ \w+ \d{4} and \d+ \w+ \d{4}$/),
    ).toBeVisible();
    await expect(page.getByText('Leith EH6 6JN')).toBeVisible();
    await expectSoundHere(page, 'the confirmation');
  });

  test('the US tax', async ({ page }) => {
    await putIntoBasket(page, '/prairie-run/Product=pr-club-tee', 'Club Tee');
    const lawrence = { city: 'Lawrence', postcode: '66044', state: 'Kansas' };
    await toShipping(page, 'prairie-run', newAddress(), lawrence);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('Grand total')).toBeVisible();
    await expectSoundHere(page, 'the tax step');
  });

  test('the order form of a Products event', async ({ page }) => {
    await page.goto('/lumen-crew');
    const go = page.getByRole('button', { name: 'Continue to shipping' });
    await expect(go).toHaveAttribute('type', 'submit');
    const tee = page.getByRole('region', { name: 'Crew Tee', exact: true });
    await chooseSize(tee);
    await tee.getByRole('button', { name: 'Add to basket' }).click();
    await go.click();
    await expect(page.getByText('required').first()).toBeVisible();
    await expectSoundHere(page, 'the order form with its errors');
    const person = { ...newAddress(), ...LONG };
    await page.getByLabel('Name', { exact: true }).fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Phone').fill('+31 20 794 6012');
    await page.getByLabel('Address line 1').fill(person.street);
    await page.getByLabel('Postcode').fill('1011 AB');
    await page.getByLabel('City').fill('Amsterdam');
    await go.click();
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await expectSoundHere(page, 'the order form’s shipping');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue(person.name);
    await expectSoundHere(page, 'the order form’s card');
  });
});
