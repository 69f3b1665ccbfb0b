import { allowedSite, heard, WHOLE_FORM } from '../support/foreign-site';
import { formReady } from '../support/form-ready';
import { newAddress } from '../support/people';
import { fillCard, figure } from '../support/shop';
import { expect, test, type Page } from '../support/test';

type Place = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText' | 'locator'>;

const product = (place: Place, name: string) => place.getByRole('region', { name, exact: true });
const details = (place: Place) => place.getByRole('region', { name: 'Order details' });

/** Two Crew Tees in size M and one Crew Bottle: 2 × 22.99 + 21.18. */
async function choose(place: Place): Promise<void> {
  const tee = product(place, 'Crew Tee');
  await tee.getByRole('radio', { name: 'Slate' }).check();
  await tee.getByRole('radio', { name: 'M', exact: true }).check();
  await tee.getByRole('button', { name: 'One more' }).click();
  await tee.getByRole('button', { name: 'Add to basket' }).click();
  await expect(tee.getByText('2 items in your order')).toBeVisible();
  await product(place, 'Crew Bottle').getByRole('button', { name: 'Add to basket' }).click();
  await expect(details(place).getByText('€ 67,16')).toBeVisible();
}

async function fillIn(place: Place, person: ReturnType<typeof newAddress>): Promise<void> {
  await place.getByLabel('Name', { exact: true }).fill(person.name);
  await place.getByLabel('Email').fill(person.email);
  await place.getByLabel('Phone').fill('+31 20 794 6012');
  await place.getByLabel('Address line 1').fill(person.street);
  await place.getByLabel('Postcode').fill('1011 AB');
  await place.getByLabel('City').fill('Amsterdam');
  await place.getByRole('button', { name: 'Continue to shipping' }).click();
}

test.describe('a Products event: a short list on one order form, paid by card (D4-3; S2.7)', () => {
  test('two products are chosen, one taken out and put back, a card declined and another one taken', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(402);
    const person = newAddress();
    await page.goto('/lumen-crew');
    await formReady(page, 'Continue to shipping');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kit for the crew');
    await expect(details(page).getByText('your shopping cart is empty')).toBeVisible();
    await choose(page);
    const line = details(page).getByRole('listitem').filter({ hasText: 'Crew Tee' });
    await expect(line).toContainText('Slate');
    await expect(line).toContainText('Size M');
    await expect(line.locator('img')).toHaveAttribute('src', /lu-crew-tee\/tee-slate\/front/);
    await details(page).getByRole('button', { name: 'Remove Crew Bottle' }).click();
    await expect(details(page).getByText('€ 45,98').last()).toBeVisible();
    await details(page).getByRole('button', { name: 'Undo: put Crew Bottle back' }).click();

    await fillIn(page, person);
    await expect(page).toHaveURL(/\/lumen-crew\?step=shipping$/);
    await expect(figure(page, 'Items')).toHaveText('€ 67,16');
    await expect(figure(page, 'Shipping')).toHaveText('€ 8,29');
    await expect(figure(page, 'Total')).toHaveText('€ 75,45');
    await expect(page.getByText(person.street)).toBeVisible();
    await page.reload();
    await expect(figure(page, 'Total')).toHaveText('€ 75,45');
    await page.getByRole('button', { name: 'Continue to payment' }).click();

    await fillCard(page, '4000000000000002');
    const pay = page.getByRole('button', { name: 'Pay € 75,45' });
    await pay.click();
    await expect(page.getByRole('alert').filter({ hasText: /declined/i })).toBeVisible();
    await page.getByLabel('Card number').fill('4242424242424242');
    await pay.click();
    await expect(page).toHaveURL(/\/lumen-crew\/payment-success\?/);
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await expect(figure(page, 'Total including tax')).toHaveText('€ 75,45');
    await page.getByRole('link', { name: 'Back to the store' }).click();
    await expect(details(page).getByText('your shopping cart is empty')).toBeVisible();
  });

  test('nothing goes on without a product, nor with an empty field', async ({ page }) => {
    await page.goto('/lumen-crew');
    const go = page.getByRole('button', { name: 'Continue to shipping' });
    await expect(go).toHaveAttribute('type', 'submit');
    await go.click();
    await expect(page.getByRole('alert').filter({ hasText: 'your shopping cart is empty' })).toBeVisible();
    await product(page, 'Crew Cap').getByRole('button', { name: 'Add to basket' }).click();
    await go.click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByText('required')).toHaveCount(6);
  });

  test('its other pages are there, and those of a store lead to it', async ({ page, request }) => {
    for (const path of ['contact-us', 'faqs', 'terms-and-conditions', 'accessibility']) {
      expect([path, (await request.get(`/lumen-crew/${path}`)).status()]).toEqual([path, 200]);
    }
    for (const path of ['products', 'checkout', 'index-old', 'Product=lu-crew-tee', 'order/steps']) {
      await page.goto(`/lumen-crew/${path}`);
      await expect(page, path).toHaveURL(/\/lumen-crew$/);
    }
    await page.goto('/fjord-fern?step=payment');
    await expect(page).toHaveURL(/\/fjord-fern$/);
  });

  test('inside another site it is paid in place; the site hears of the refusal and of the order, and no cookie is set', async ({
    page,
    context,
    baseURL,
    expectStatus,
  }) => {
    expectStatus(402);
    const site = await allowedSite(baseURL ?? '', 'lumen-crew');
    const person = newAddress();
    await page.setViewportSize(WHOLE_FORM);
    await page.goto(site.url);
    const form = page.frameLocator('iframe').first();
    await expect(page.locator('iframe')).toHaveAttribute('title', /^Order form: /);
    await expect(form.getByRole('button', { name: 'Continue to shipping' })).toHaveAttribute(
      'type',
      'submit',
    );
    await choose(form);
    await fillIn(form, person);
    await form.getByRole('radio', { name: /^Express/ }).check();
    await form.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(form, '4000000000000002');
    const pay = form.getByRole('button', { name: /^Pay € / });
    await pay.click();
    await expect(form.getByRole('alert').filter({ hasText: /declined/i })).toBeVisible();
    await expect
      .poll(() => heard(page))
      .toMatchObject([
        { type: 'error', detail: { code: 'card_declined', message: expect.stringMatching(/declined/i) } },
      ]);
    await form.getByLabel('Card number').fill('4000002500003155');
    await pay.click();
    await form.getByRole('button', { name: 'Complete' }).click();
    await expect(form.getByRole('heading', { name: /thank you/i })).toBeVisible();
    const ref = await form.getByText('Order reference').locator('strong').textContent();
    await expect(form.getByRole('link', { name: 'Track or cancel order' })).toHaveAttribute(
      'href',
      /\/order\//,
    );
    await expect
      .poll(async () => (await heard(page)).slice(1))
      .toMatchObject([
        {
          type: 'submitted',
          detail: {
            data: { email: person.email, address_city: 'Amsterdam', lang: 'en' },
            basket: [
              { product_id: 'lu-crew-tee', quantity: 2 },
              { product_id: 'lu-crew-bottle', quantity: 1 },
            ],
            order_ref: ref,
          },
        },
      ]);
    expect(await context.cookies()).toEqual([]);
    site.close();
  });
});
