import { expect } from '@playwright/test';
import { formReady } from './form-ready';
import { newAddress } from './people';
import type { Walker, WayRegion } from './way-client';

const PLACES = {
  UK: { city: 'Leith', postcode: 'EH6 6JN' },
  EU: { city: 'Amsterdam', postcode: '1011 AB' },
} as const;

/** Opens the store and adds one hoodie with each of these texts to the basket. */
async function fillBasket({ page, hand }: Walker, address: string, words: readonly string[]): Promise<void> {
  await page.goto(address);
  await hand.press(page.getByRole('link', { name: 'Products', exact: true }));
  await expect(page).toHaveURL(/\/products$/);
  await hand.press(page.getByRole('main').getByRole('link', { name: /Hoodie/ }));
  await expect(page).toHaveURL(/\/NewProduct=/);
  await hand.tick(page.getByRole('radio', { name: 'M', exact: true }));
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  for (const [index, text] of words.entries()) {
    if (index > 0) await hand.press(basket.getByRole('button', { name: 'Continue shopping' }));
    await hand.write(page.getByLabel('Your text'), text);
    await hand.press(page.getByRole('button', { name: 'Add to basket' }));
    await expect(basket.getByText(`Your text: ${text}`)).toBeVisible();
  }
  await hand.press(basket.getByRole('button', { name: 'Checkout' }));
}

async function checkOut({ page, hand }: Walker, region: WayRegion): Promise<void> {
  const person = newAddress();
  const { city, postcode } = PLACES[region];
  await formReady(page, 'Continue to shipping');
  await hand.write(page.getByLabel('Name', { exact: true }), person.name);
  await hand.write(page.getByLabel('Email'), person.email);
  await hand.write(page.getByLabel('Phone'), '+44 20 7946 0123');
  await hand.write(page.getByLabel('Address line 1'), person.street);
  await hand.write(page.getByLabel('Postcode'), postcode);
  await hand.write(page.getByLabel('City'), city);
  await hand.press(page.getByRole('button', { name: 'Continue to shipping' }));
  await expect(page.getByRole('group', { name: 'Shipping' })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page.getByLabel('Card number')).toBeVisible();
  await hand.write(page.getByLabel('Card number'), '4242424242424242');
  await hand.write(page.getByLabel('Expiry date'), '1234');
  await hand.write(page.getByLabel('Security code'), '123');
  await hand.tick(page.getByRole('checkbox', { name: /terms and conditions/ }));
  await hand.press(page.getByRole('button', { name: /^Pay / }));
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
}

export interface OrderedPictures {
  orderRef: string;
  /** Text of the line → the drawing on the order's page. */
  previews: Map<string, string>;
}

/** Buys one hoodie with each of these texts, and opens the order's page. */
export async function buyHoodies(
  shopper: Walker,
  address: string,
  region: WayRegion,
  words: readonly string[],
): Promise<OrderedPictures> {
  const { page, hand } = shopper;
  await fillBasket(shopper, address, words);
  await checkOut(shopper, region);
  await hand.press(page.getByRole('link', { name: 'Track or cancel order' }));
  const heading = page.getByRole('heading', { level: 1, name: /[A-Z0-9]{4}-[A-Z0-9]{4}/ });
  await expect(heading).toBeVisible();
  const orderRef = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await heading.innerText())?.[0] ?? '';
  const previews = new Map<string, string>();
  for (const text of words) {
    const line = page.getByRole('listitem').filter({ hasText: `Your text: ${text}` });
    await hand.press(line.getByRole('button', { name: /^Enlarge Hoodie in / }));
    const large = page.getByRole('dialog', { name: /^Hoodie in / });
    const picture = large.getByRole('img', { name: /^Hoodie in / });
    await expect(picture).toBeVisible();
    previews.set(text, await (await page.request.get((await picture.getAttribute('src')) ?? '')).text());
    await hand.press(large.getByRole('button', { name: 'Close' }));
    await expect(large).toBeHidden();
  }
  return { orderRef, previews };
}
