import type { APIRequestContext } from '@playwright/test';
import { buyByApi, readApiOrder, readCharges, type Bought } from '../support/api-order';
import { waitForMail } from '../support/inbox';
import { readPdf } from '../support/pdf-text';
import { newAddress } from '../support/people';
import { mailFigures, pageFigures, textFigures } from '../support/read-figures';
import { figure, fillCard, fillWorkedBasket, putIntoBasket, toShipping } from '../support/shop';
import { expect, test, type Page } from '../support/test';
import {
  expectedWindow,
  KANSAS,
  NEW_YORK,
  NO_VOUCHER,
  ONHOUSE,
  onWire,
  OREGON,
  SAVE5,
  shown,
  TEN,
  type WorkedOrder,
} from '../support/worked-orders';

type Person = ReturnType<typeof newAddress>;
type Rows = [string, string][];

/** Labels of shipping, tax and net total on one surface. */
interface Words {
  shipping: string;
  vat: string;
  net: string;
  total: string;
}

const METHOD = 'Shipping (Standard)';
const excluding = ({ tenant }: WorkedOrder) =>
  tenant === 'ten_fjord' ? 'Total excluding VAT' : 'Total before tax';

function rowsOf(worked: WorkedOrder, words: Words): Rows {
  const { items, shipping, discount, net, vat, total } = worked.figures;
  return [
    ['Items', shown(worked, items)],
    [words.shipping, shown(worked, shipping)],
    ...(discount > 0 ? ([['Discount', shown(worked, -discount)]] satisfies Rows) : []),
    [words.net, shown(worked, net)],
    [words.vat, shown(worked, vat)],
    [words.total, shown(worked, total)],
  ];
}

const wordsOf = (worked: WorkedOrder): Words => ({
  shipping: METHOD,
  net: excluding(worked),
  vat: worked.tenant === 'ten_fjord' ? 'VAT' : 'Sales tax',
  total: 'Total',
});

/**
 * Checks the tenant API: amounts, address, delivery window, status. Returns the reference and the window for the other
 * checks.
 */
async function expectApi(request: APIRequestContext, worked: WorkedOrder, { id }: Bought) {
  const order = await readApiOrder(request, worked, id);
  const window = expectedWindow(order.created_at, worked.zone);
  const { items, shipping, discount, net, vat, total } = worked.figures;
  expect(order).toMatchObject({
    status: 'new',
    payment_status: worked.figures.total === 0 ? 'not_needed' : 'paid',
    shipping_method: 'standard',
    discount_code: worked.code || null,
    currency: worked.tenant === 'ten_fjord' ? 'GBP' : 'USD',
    items_total: onWire(items),
    total_shipping_price: onWire(shipping),
    discount_amount: onWire(discount),
    total_store_price_excluding_vat: onWire(net),
    total_store_vat: onWire(vat),
    total_store_price: onWire(total),
    estimatedDeliveryDateX: window.x,
    estimatedDeliveryDateY: window.y,
  });
  const reference = String(order['order_ref']);
  expect(reference).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  return { reference, window, day: order.created_at };
}

type Told = Awaited<ReturnType<typeof expectApi>>;
const windowText = ({ window }: Told) => `${window.from} and ${window.to}`;

async function expectConfirmation(page: Page, worked: WorkedOrder, told: Told): Promise<void> {
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  await expect(page.getByText('Order reference')).toContainText(told.reference);
  await expect(
    page.getByText(`Estimated delivery between ${windowText(told)}`, { exact: true }),
  ).toBeVisible();
  const vat = worked.tenant === 'ten_fjord' ? 'VAT' : 'Tax amount';
  const words = { shipping: 'Shipping', net: excluding(worked), vat, total: 'Total including tax' };
  expect(await pageFigures(page.locator('main dl'))).toEqual(rowsOf(worked, words));
}

async function expectOrderPage(page: Page, worked: WorkedOrder, bought: Bought, told: Told): Promise<void> {
  await page.goto(bought.order_link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(told.reference);
  await expect(page.locator('[aria-current="step"]')).toContainText('Received');
  await expect(
    page.getByText(`Estimated delivery between ${windowText(told)}`, { exact: true }),
  ).toBeVisible();
  expect(await pageFigures(page.locator('main dl'))).toEqual(rowsOf(worked, wordsOf(worked)));
}

async function expectMail(page: Page, worked: WorkedOrder, person: Person, told: Told): Promise<void> {
  const mail = await waitForMail(page.request, person.email, 'Your order');
  expect(mail.subject).toContain(told.reference);
  const lines = mail.text.split('\n');
  expect(lines).toContain(`Between ${windowText(told)}`);
  expect(lines).toContain(`Order reference ${told.reference}`);
  expect(mail.html).toContain(`Between ${windowText(told)}`);
  expect(mail.html).toContain(told.reference);
  const rows = rowsOf(worked, wordsOf(worked));
  expect(textFigures(lines), 'the mail’s text').toEqual(rows);
  expect(await mailFigures(page, mail.html), 'the mail’s HTML').toEqual(rows);
}

async function expectInvoice(page: Page, worked: WorkedOrder, bought: Bought, told: Told): Promise<void> {
  const answer = await page.request.get(`/api${bought.order_link}/invoice`);
  if (worked.figures.total === 0) return expect(answer.status(), 'nothing was paid').toBe(404);
  const lines = await readPdf(await answer.body());
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: worked.zone });
  expect(lines.join('\n')).toContain(`Invoice number ${told.reference}`);
  expect(lines.join('\n')).toContain(`Ordered ${day.format(new Date(told.day))}`);
  expect(lines).toContain('Paid by card.');
  const words = worked.tenant === 'ten_fjord' ? { net: 'Net', vat: 'VAT' } : {};
  expect(textFigures(lines)).toEqual(rowsOf(worked, { ...wordsOf(worked), ...words }));
}

async function expectCharge(request: APIRequestContext, worked: WorkedOrder, { id }: Bought): Promise<void> {
  const charges = await readCharges(request, worked, id);
  const currency = worked.tenant === 'ten_fjord' ? 'gbp' : 'usd';
  const { total: amount } = worked.figures;
  expect(charges).toMatchObject(
    amount === 0 ? [] : [{ amount, currency, paid: true, status: 'succeeded', amount_refunded: 0 }],
  );
}

/** Checks all surfaces in turn; the confirmation only where it can be opened again. */
async function expectSameEverywhere(
  page: Page,
  worked: WorkedOrder,
  bought: Bought,
  person: Person,
): Promise<void> {
  const told = await expectApi(page.request, worked, bought);
  if (bought.intent) {
    const back = `/${worked.slug}/payment-success?payment_intent=${bought.intent}`;
    if (!page.url().includes(bought.intent)) await page.goto(back);
    await expectConfirmation(page, worked, told);
  }
  await expectOrderPage(page, worked, bought, told);
  await expectMail(page, worked, person, told);
  await expectInvoice(page, worked, bought, told);
  await expectCharge(page.request, worked, bought);
}

/** Reads the order's ids from the URL and links after a purchase. */
async function boughtHere(page: Page): Promise<Bought> {
  const link = page.getByRole('link', { name: 'Track or cancel order' });
  const order_link = (await link.getAttribute('href')) ?? '';
  const intent = new URL(page.url()).searchParams.get('payment_intent');
  const answer = await page.request.get(`/api${order_link}`);
  const { data }: { data: { id: string } } = await answer.json();
  return { id: data.id, order_link, intent };
}

test.describe('one order, the same figures wherever they stand (docs/demo.md; D13 to D17, D33)', () => {
  test('bought in the browser: basket, shipping step with each voucher, card, and everything after', async ({
    page,
  }) => {
    const person = newAddress();
    await fillWorkedBasket(page);
    await page.getByRole('button', { name: /^Basket, 3/ }).click();
    const basket = page.getByRole('dialog', { name: 'Your basket' });
    await expect(basket.getByText('£21.60 each')).toBeVisible();
    await expect(basket.getByText('£14.00 each')).toBeVisible();
    await expect(basket.getByText('Subtotal').locator('..')).toContainText('£57.20');
    await toShipping(page, 'fjord-fern', person);
    const code = page.getByLabel('Voucher code');
    for (const worked of [NO_VOUCHER, SAVE5, TEN, ONHOUSE, NO_VOUCHER]) {
      if (worked.code) {
        await code.fill(worked.code);
        await page.getByRole('button', { name: 'Apply' }).click();
      }
      await expect(figure(page, 'Total')).toHaveText(shown(worked, worked.figures.total));
      const words = { shipping: 'Shipping', net: '', vat: 'Of which VAT', total: 'Total' };
      const rows = rowsOf(worked, words).filter(([name]) => name !== '');
      const onPage = await pageFigures(page.locator('main dl'));
      expect(new Map(onPage)).toEqual(new Map(rows));
      if (worked.code) await page.getByRole('button', { name: `Remove ${worked.code}` }).click();
    }
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(page, '4242424242424242');
    await page.getByRole('button', { name: 'Pay £63.74' }).click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await expectSameEverywhere(page, NO_VOUCHER, await boughtHere(page), person);
  });

  test('bought in the browser in the US: the tax before the card, and everything after', async ({ page }) => {
    const person = newAddress();
    await putIntoBasket(page, '/prairie-run/Product=pr-club-tee', 'Club Tee', 2);
    await toShipping(page, 'prairie-run', person, { city: 'Lawrence', postcode: '66044', state: 'Kansas' });
    await expect(figure(page, 'Total before tax')).toHaveText('$54.50');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(figure(page, 'Grand total')).toHaveText('$58.04');
    expect(
      await pageFigures(page.getByRole('region', { name: 'Your total with tax' }).locator('dl')),
    ).toEqual([
      ['Items', '$48.00'],
      ['Shipping', '$6.50'],
      ['Subtotal', '$54.50'],
      ['Tax amount', '$3.54'],
      ['Grand total', '$58.04'],
    ]);
    await page.getByRole('button', { name: 'Pay $58.04' }).click();
    await fillCard(page, '4242424242424242');
    await page.getByRole('button', { name: 'Pay $58.04' }).click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await expectSameEverywhere(page, KANSAS, await boughtHere(page), person);
  });

  for (const worked of [SAVE5, TEN, ONHOUSE, NEW_YORK, OREGON]) {
    test(`bought by the API: ${worked.name}`, async ({ page }) => {
      const person = newAddress();
      const bought = await buyByApi(page.request, worked, person);
      await expectSameEverywhere(page, worked, bought, person);
    });
  }
});
