import { waitForMail } from '../support/inbox';
import { newAddress } from '../support/people';
import { figure, fillCard, fillWorkedBasket, putIntoBasket, toShipping } from '../support/shop';
import { expect, test } from '../support/test';

test.describe('a shopper buys in a store (S2.8, S2.9-7; docs/demo.md)', () => {
  test('from the list to the confirmation, the mail and the same figures everywhere', async ({
    page,
    request,
  }) => {
    const person = newAddress();
    await page.goto('/fjord-fern');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('link', { name: /Crew Tee/ }).click();
    await expect(page).toHaveURL(/\/fjord-fern\/Product=ff-crew-tee$/);
    await page.getByRole('radio', { name: 'Forest' }).check();
    await page.getByRole('radio', { name: 'L', exact: true }).check();
    await page.getByRole('button', { name: 'Add to basket' }).click();
    const basket = page.getByRole('dialog', { name: 'Your basket' });
    await basket.getByRole('button', { name: 'One more of Crew Tee' }).click();
    await expect(basket.getByText('Subtotal').locator('..')).toHaveText('Subtotal£43.20');
    await basket.getByRole('button', { name: 'Continue shopping' }).click();
    await putIntoBasket(page, '/fjord-fern/Product=ff-kids-tee', 'Kids Tee');

    await toShipping(page, 'fjord-fern', person);
    await expect(figure(page, 'Items')).toHaveText('£57.20');
    await expect(figure(page, 'Shipping')).toHaveText('£6.54');
    await expect(figure(page, 'Total')).toHaveText('£63.74');
    await expect(figure(page, 'Of which VAT')).toHaveText('£8.29');
    await page.getByRole('button', { name: 'Continue to payment' }).click();

    await expect(page.getByLabel('Full name')).toHaveValue(person.name);
    const pay = page.getByRole('button', { name: 'Pay £63.74' });
    await expect(pay).toBeDisabled();
    await fillCard(page, '4242424242424242');
    await pay.click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await expect(figure(page, 'Total excluding VAT')).toHaveText('£55.45');
    await expect(figure(page, 'VAT')).toHaveText('£8.29');
    await expect(figure(page, 'Total including tax')).toHaveText('£63.74');
    await expect(page.getByRole('button', { name: /Basket, empty/ })).toBeVisible();

    const mail = await waitForMail(request, person.email, 'Your order');
    for (const amount of ['£57.20', '£6.54', '£55.45', '£8.29', '£63.74'])
      expect(mail.html).toContain(amount);
  });

  test('vouchers: SAVE5 and TEN as worked, a wrong one at its field, ONHOUSE pays for everything', async ({
    page,
  }) => {
    await fillWorkedBasket(page);
    await toShipping(page, 'fjord-fern', newAddress());
    const code = page.getByLabel('Voucher code');
    const apply = page.getByRole('button', { name: 'Apply' });
    await code.fill('NO-SUCH-CODE');
    await apply.click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Use SAVE5' }).click();
    await expect(figure(page, 'Total')).toHaveText('£58.74');
    await expect(figure(page, 'Of which VAT')).toHaveText('£7.64');
    await page.getByRole('button', { name: 'Remove SAVE5' }).click();
    await page.getByRole('button', { name: 'Use TEN' }).click();
    await expect(figure(page, 'Total')).toHaveText('£58.02');
    await expect(figure(page, 'Of which VAT')).toHaveText('£7.57');
    await page.getByRole('button', { name: 'Remove TEN' }).click();
    await code.fill('onhouse');
    await apply.click();
    await expect(figure(page, 'Total')).toHaveText('£0.00');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await expect(figure(page, 'Total including tax')).toHaveText('£0.00');
  });
});
