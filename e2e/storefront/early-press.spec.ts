import { formReady } from '../support/form-ready';
import { newAddress } from '../support/people';
import { chooseSize } from '../support/shop';
import { expectNoShift, watchShifts } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const TEE = '/fjord-fern/Product=ff-crew-tee';
const HOODIE = '/fjord-fern/NewProduct=ff-name-hoodie';
const SAMPLE = '/lumen-sample';
const SCRIPT = /\/_next\/static\/chunks\/.+\.js$/;

/** Opens a page whose scripts are held back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SCRIPT, async (route) => {
    await gate;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return letGo;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const basketOf = (page: Page) => page.getByRole('dialog', { name: 'Your basket' });

test.describe('what is done before a page is hydrated (docs/decisions/0036)', () => {
  test('colour, size, number and the basket come true', async ({ page }) => {
    const letGo = await openWithoutScripts(page, TEE);
    await page.getByRole('radio', { name: 'Forest' }).check();
    await page.getByRole('radio', { name: 'L', exact: true }).check();
    await button(page, 'One more').click();
    await button(page, 'One more').click();
    await button(page, 'Add to basket').click();
    await button(page, 'Add to basket').click();
    await expect(page).toHaveURL(TEE);
    letGo();
    await expect(basketOf(page)).toContainText('Forest');
    await expect(basketOf(page)).toContainText('Size L');
    await expect(basketOf(page).getByRole('group', { name: 'Quantity of Crew Tee' })).toContainText('3');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: 'Forest' })).toBeChecked();
  });

  test('a text typed for a product is printed on it', async ({ page }) => {
    const letGo = await openWithoutScripts(page, HOODIE);
    await page.getByLabel('Your text').fill('INGRID');
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await button(page, 'Add to basket').click();
    letGo();
    await expect(basketOf(page).getByText('Your text: INGRID')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  });

  test('the language menu opens, and by the keyboard too', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/fjord-fern');
    const menu = page.getByRole('button', { name: /^Language/ });
    await menu.press('Enter');
    letGo();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
  });

  test('a claim that is typed stays, is not sent by an early press, and then once', async ({ page }) => {
    const person = newAddress();
    const letGo = await openWithoutScripts(page, SAMPLE);
    let claims = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/claim')) claims += 1;
    });
    await page.getByLabel('Name', { exact: true }).fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Phone').fill('+31 20 794 6012');
    await page.getByLabel('Country').selectOption('Netherlands');
    await page.getByLabel('Address line 1').fill(person.street);
    await page.getByLabel('City').fill('Amsterdam');
    await page.getByLabel('Postcode').fill('1011 AB');
    await page.getByLabel('Postcode').press('Enter');
    await button(page, 'Order your gift').click();
    await expect(page).toHaveURL(SAMPLE);
    letGo();
    await formReady(page, 'Order your gift');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await button(page, 'Order your gift').click();
    await expect(page.getByText('Order reference')).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    expect(claims).toBe(1);
  });

  test('a link is the browser’s own, and goes at once', async ({ page }) => {
    await openWithoutScripts(page, TEE);
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page).toHaveURL('/fjord-fern/faqs');
  });
});

for (const [what, path, press, comes] of [
  ['the product page', TEE, 'Add to basket', 'Your basket'],
  ['the store page', '/fjord-fern', 'Basket', 'Your basket'],
  ['the claim page', SAMPLE, 'Order your gift', 'required'],
] as const) {
  test(`on a slow phone ${what} shows itself, stays where it is, and does what was pressed first`, async ({
    page,
  }) => {
    const control = await page.context().newCDPSession(page);
    await control.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await control.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    if (path === TEE) await chooseSize(page);
    if (path === SAMPLE) {
      await formReady(page, press);
      await page.waitForLoadState('networkidle');
      // Measured before the press: its errors move the form, and on a slow machine they come too late to be counted as
      // done by the press.
      await expectNoShift(page, what, 375);
    }
    await page
      .getByRole('button', { name: new RegExp(`^${press}`) })
      .first()
      .click();
    await expect(page.getByText(comes).first()).toBeVisible();
    if (path === SAMPLE) return;
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const all = list.getEntries() as (PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            })[];
            resolve(all.reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0));
          }).observe({ type: 'layout-shift', buffered: true });
          // No layout shift is reported if nothing moves, so stop waiting when idle.
          requestIdleCallback(() => resolve(0), { timeout: 2000 });
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });
}
