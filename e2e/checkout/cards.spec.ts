import { newAddress } from '../support/people';
import { figure, fillCard, fillWorkedBasket, putIntoBasket, toShipping } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

test.describe('cards (docs/demo.md; S4, S8)', () => {
  test('a declined card keeps the form and says why; a good one then pays', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(402);
    await fillWorkedBasket(page);
    await toShipping(page, 'fjord-fern', newAddress());
    await page.getByRole('button', { name: 'Use SAVE5' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(page, '4000000000000002');
    const pay = page.getByRole('button', { name: 'Pay £58.74' });
    await pay.click();
    await expect(page.getByRole('alert').filter({ hasText: /declined/i })).toBeVisible();
    await page.getByLabel('Card number').fill('4242424242424242');
    await pay.click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await expect(figure(page, 'Total including tax')).toHaveText('£58.74');
  });

  test('a card that asks for authentication first pays once it is given', async ({ page }) => {
    await putIntoBasket(page, '/fjord-fern/Product=ff-mug', 'Camp Mug');
    await toShipping(page, 'fjord-fern', newAddress());
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(page, '4000002500003155');
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  });

  for (const [how, refuse] of [
    ['in the bank’s dialog', (page: Page) => page.getByRole('button', { name: 'Fail' }).click()],
    ['by Escape', (page: Page) => page.getByRole('button', { name: 'Fail' }).press('Escape')],
  ] as const) {
    test(`an authentication refused ${how} keeps the form and says why; another card then pays`, async ({
      page,
    }) => {
      const person = newAddress();
      await putIntoBasket(page, '/fjord-fern/Product=ff-mug', 'Camp Mug');
      await toShipping(page, 'fjord-fern', person);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await fillCard(page, '4000002500003155');
      const pay = page.getByRole('button', { name: /^Pay £/ });
      await pay.click();
      await refuse(page);
      await expect(page.getByRole('alert').filter({ hasText: 'could not be authenticated' })).toBeVisible();
      await expect(pay).toBeFocused();
      await expect(pay).toBeEnabled();
      await expect(page.getByLabel('Card number')).toHaveValue('4000 0025 0000 3155');
      await expect(page.getByLabel('Full name')).toHaveValue(person.name);
      await expect(page.getByRole('checkbox', { name: /terms and conditions/ })).toBeChecked();
      await expectSoundHere(page, 'a refused authentication');
      await page.getByLabel('Card number').fill('4242424242424242');
      await pay.click();
      await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    });
  }

  test('the US shows the tax before the card, as worked', async ({ page }) => {
    await putIntoBasket(page, '/prairie-run/Product=pr-club-tee', 'Club Tee', 2);
    await toShipping(page, 'prairie-run', newAddress(), {
      city: 'Lawrence',
      postcode: '66044',
      state: 'Kansas',
    });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(figure(page, 'Subtotal')).toHaveText('$54.50');
    await expect(figure(page, 'Tax amount')).toHaveText('$3.54');
    await expect(figure(page, 'Grand total')).toHaveText('$58.04');
    await page.getByRole('button', { name: 'Pay $58.04' }).click();
    await fillCard(page, '4242424242424242');
    await expect(page.getByRole('link', { name: /terms and conditions/ }).first()).toHaveAttribute(
      'href',
      '/terms-and-conditions-buyer-us',
    );
    await page.getByRole('button', { name: 'Pay $58.04' }).click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await expect(figure(page, 'Total including tax')).toHaveText('$58.04');
  });
});
