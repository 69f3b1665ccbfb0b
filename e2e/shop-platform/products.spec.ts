import type { APIRequestContext, Page } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { arrive, install, newShop, saveCard, saveCompany } from '../support/merchant';
import { createEvent } from '../support/own-event';
import { ownStore, sellTee } from '../support/own-store';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const PRODUCTS = '/settings/shopify/products';

/** A merchant whose set-up is complete, with two designed products on sale; where its shop's products are. */
async function merchantWithProducts(page: Page, request: APIRequestContext): Promise<string> {
  const client = await arrive(page);
  const shop = newShop();
  const origin = await install(page, shop);
  await saveCompany(page);
  await page.getByRole('link', { name: 'Add a card' }).click();
  await saveCard(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const own = await ownStore(request, client);
  const calls = await clientCalls(request, client.email, client.password);
  const { slug } = await createEvent(calls, own.tenant, { type: 'Store', region: 'US' });
  for (const name of ['Quay Tee', 'Pier Tee']) {
    await sellTee(request, { ...own, slug, region: 'US' }, name);
  }
  return `${origin}/shops/${shop}/products`;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('two products are sent to the shop; a price that was changed there is put back (S2.2-259)', async ({
  page,
  request,
}) => {
  const there = await merchantWithProducts(page, request);
  await page.goto('/settings/shopify');
  await page.getByRole('link', { name: 'Open products' }).click();
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Products in your shop' })).toBeVisible();
  await expect(page.getByText('Not in the shop')).toHaveCount(2);
  await expectSoundHere(page, 'products of a shop');
  for (const name of ['Quay Tee', 'Pier Tee']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  // Pressed twice, they are sent once.
  await page.getByRole('button', { name: 'Send 2 products' }).dblclick();
  await expect(page.getByText('2 products are on their way to the shop')).toBeVisible();
  for (const name of ['Quay Tee', 'Pier Tee']) {
    await expect(rowOf(page, name).getByText('In the shop', { exact: true })).toBeVisible({
      timeout: 30_000,
    });
  }
  await page.goto(there);
  // Which of the two came first is left open: each is there once.
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  for (const name of ['Quay Tee', 'Pier Tee'])
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Price of Quay Tee' }).fill('99');
  await page.getByRole('button', { name: 'Save the price of Quay Tee' }).click();
  await expect(page.getByRole('textbox', { name: 'Price of Quay Tee' })).toHaveValue('99.00');
  // What is compared by the clock is overwritten at once by who sends it again.
  await page.goto(PRODUCTS);
  await page.getByRole('checkbox', { name: 'Select Quay Tee' }).check();
  await page.getByRole('button', { name: 'Send 1 product' }).click();
  await expect(page.getByText('1 product is on its way to the shop')).toBeVisible();
  await expect(async () => {
    await page.goto(there);
    await expect(page.getByRole('textbox', { name: 'Price of Quay Tee' })).toHaveValue('18.00');
  }).toPass({ timeout: 30_000 });
});

test('a filter finds a product, or says that there is none (S2.2-259)', async ({ page, request }) => {
  await merchantWithProducts(page, request);
  await page.goto(`${PRODUCTS}?search=pier`);
  await expect(rowOf(page, 'Pier Tee')).toBeVisible();
  await expect(rowOf(page, 'Quay Tee')).toBeHidden();
  await page.goto(`${PRODUCTS}?search=moon`);
  await expect(page.getByText('No product matches')).toBeVisible();
  await expectSoundHere(page, 'no products of a shop');
});
