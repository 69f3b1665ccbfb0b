import { expect, type Page } from '@playwright/test';
import { formReady } from './form-ready';
import type { newAddress } from './people';

/** Chooses the smallest size: nothing is preselected where there are several. */
export async function chooseSize(place: Pick<Page, 'getByRole'>): Promise<void> {
  const size = place.getByRole('group', { name: 'Size' }).getByRole('radio').first();
  await size.click();
  await expect(size).toBeChecked();
}

/** Adds a product to the basket from its page, `times` in total. */
export async function putIntoBasket(page: Page, path: string, name: string, times = 1): Promise<void> {
  await page.goto(path);
  const add = page.getByRole('button', { name: 'Add to basket' });
  // A single size is no choice. Once the button is there, so is what belongs to it.
  await expect(add).toBeVisible();
  if ((await page.getByRole('group', { name: 'Size' }).count()) > 0) await chooseSize(page);
  await add.click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  for (let count = 1; count < times; count += 1) {
    await basket.getByRole('button', { name: `One more of ${name}` }).click();
  }
  await basket.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(basket).toBeHidden();
}

/** The demo's worked basket: 2 × Crew Tee and 1 × Kids Tee. */
export async function fillWorkedBasket(page: Page): Promise<void> {
  await putIntoBasket(page, '/fjord-fern/Product=ff-crew-tee', 'Crew Tee', 2);
  await putIntoBasket(page, '/fjord-fern/Product=ff-kids-tee', 'Kids Tee');
}

export interface Destination {
  city: string;
  postcode: string;
  state?: string;
}

const LEITH: Destination = { city: 'Leith', postcode: 'EH6 6JN' };

/** From the basket through the address to the shipping step. */
export async function toShipping(
  page: Page,
  slug: string,
  person: ReturnType<typeof newAddress>,
  place: Destination = LEITH,
): Promise<void> {
  await page.goto(`/${slug}/checkout`);
  await fillAddress(page, person, place);
}

/** The same from the checkout's first step, where the page stands. */
export async function fillAddress(
  page: Page,
  person: ReturnType<typeof newAddress>,
  place: Destination = LEITH,
): Promise<void> {
  await formReady(page, 'Continue to shipping');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('+44 20 7946 0123');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill(place.city);
  await page.getByLabel(/Postcode|ZIP code/).fill(place.postcode);
  if (place.state) await page.getByLabel('State').selectOption(place.state);
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(page.getByRole('group', { name: 'Shipping' })).toBeVisible();
}

/** Fills in the card fields and ticks the terms. */
export async function fillCard(page: Pick<Page, 'getByLabel' | 'getByRole'>, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
}

/** The amount beside a label in a list of totals. */
export function figure(page: Page, name: string) {
  return page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');
}
