import { buyByApi } from '../support/api-order';
import { newAddress } from '../support/people';
import { chooseSize, fillWorkedBasket, toShipping } from '../support/shop';
import { expectTextKept, widenText } from '../support/spacing';
import { expect, test } from '../support/test';
import { TEN } from '../support/worked-orders';

/** What a zoom of 400 % leaves of 1280 px; no movement, so that nothing is measured on its way. */
test.use({ viewport: { width: 320, height: 720 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

/** A name as long as a store may give one, and one without a place to break. */
const LONG = { name: 'Wolfeschlegelsteinhausenbergerdorff', email: 'featherstonehaugh@shopper.example' };

const PAGES = [
  ['home', '/'],
  ['login', '/login'],
  ['a store', '/fjord-fern'],
  ['another layout of a store', '/prairie-run'],
  ['a list of products', '/fjord-fern/products'],
  ['a product', '/fjord-fern/Product=ff-crew-tee'],
  ['a product with an own text', '/fjord-fern/NewProduct=ff-name-hoodie'],
  ['the claim page', '/lumen-summit'],
  ['the order form', '/lumen-crew'],
] as const;

for (const [name, path] of PAGES) {
  test(`${name} keeps every text under wide spacing at 320 px (S9-27)`, async ({ page }) => {
    await widenText(page);
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expectTextKept(page, path);
  });

  test(`${name} keeps them in German too`, async ({ page }) => {
    await widenText(page);
    await page.goto(`${path}?lang=de`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectTextKept(page, `${path} in German`);
  });
}

test('the cookie notice keeps them, in German', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.removeItem('site-cookies'));
  await widenText(page);
  await page.goto('/fjord-fern?lang=de');
  await expect(page.getByRole('button', { name: 'Akzeptieren' })).toBeInViewport({ ratio: 1 });
  await expectTextKept(page, 'the cookie notice');
});

test('the basket and each step of the checkout keep them', async ({ page }) => {
  await widenText(page);
  await fillWorkedBasket(page);
  await page.getByRole('button', { name: /^Basket, 3/ }).click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await expectTextKept(page, 'the basket');
  await page.goto('/fjord-fern/checkout');
  await expectTextKept(page, 'the address');
  await toShipping(page, 'fjord-fern', { ...newAddress(), ...LONG });
  await expectTextKept(page, 'the shipping');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue(LONG.name);
  await expectTextKept(page, 'the card');
});

test('the contents of an order form keep them', async ({ page }) => {
  await widenText(page);
  await page.goto('/lumen-crew');
  const tee = page.getByRole('region', { name: 'Crew Tee', exact: true });
  await chooseSize(tee);
  await tee.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('button', { name: 'Continue to shipping' })).toHaveAttribute('type', 'submit');
  await expectTextKept(page, 'the order form with a line');
});

test('the order page keeps them', async ({ page }) => {
  const { order_link } = await buyByApi(page.request, TEN, newAddress());
  await widenText(page);
  await page.goto(order_link);
  await expect(page.locator('main')).toBeVisible();
  await expectTextKept(page, 'the order page');
});

test('a store’s menu, which scrolls, shows the whole of its focus ring', async ({ page }) => {
  await page.goto('/fjord-fern');
  const menu = page.getByRole('banner').getByRole('navigation');
  await page.keyboard.press('Tab');
  await menu.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  const fault = (row: Element) => {
    const at = document.activeElement;
    if (!at || !row.contains(at)) return 'the focus is elsewhere';
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(at);
    if (outlineStyle === 'none') return 'no ring';
    const around = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const [ring, shown] = [at.getBoundingClientRect(), row.getBoundingClientRect()];
    return ring.top - around < shown.top || ring.bottom + around > shown.bottom ? 'cut' : '';
  };
  await expect.poll(() => menu.evaluate(fault)).toBe('');
});
