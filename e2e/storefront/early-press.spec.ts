import { newAddress } from '../support/people';
import { chooseSize } from '../support/shop';
import { expect, test, type Page } from '../support/test';

const TEE = '/fjord-fern/Product=ff-crew-tee';
const SAMPLE = '/lumen-sample';
const SCRIPT = /\/_next\/static\/chunks\/.+\.js$/;
const SCRIPT_IN_DOCUMENT = /<script src="\/_next\/static\/chunks\/[^"]+" async=""/;

/** Waits until the page cache has the page; the first request after a change gets a fresh rendering. */
async function kept(page: Page, path: string): Promise<void> {
  const read = async () => (await page.request.get(path)).text();
  await expect.poll(read, { message: 'the page cache has the page' }).not.toMatch(SCRIPT_IN_DOCUMENT);
}

/** Opens a page whose scripts are held back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await kept(page, path);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SCRIPT, async (route) => {
    await gate;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return letGo;
}

const heard = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const basketOf = (page: Page) => page.getByRole('dialog', { name: 'Your basket' });

test.describe('what is pressed before a page’s script has come (docs/decisions/0022)', () => {
  test('colour, size, number and the basket come true, in their order', async ({ page }) => {
    const letGo = await openWithoutScripts(page, TEE);
    await page.getByRole('radio', { name: 'Forest' }).check();
    await page.getByRole('radio', { name: 'L', exact: true }).check();
    await heard(page, 'One more').click();
    await heard(page, 'One more').click();
    const add = heard(page, 'Add to basket');
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(TEE);
    letGo();
    await expect(basketOf(page)).toContainText('Forest');
    await expect(basketOf(page)).toContainText('Size L');
    await expect(basketOf(page).getByRole('group', { name: 'Quantity of Crew Tee' })).toContainText('3');
    await page.keyboard.press('Escape');
    await expect(add).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('radio', { name: 'Forest' })).toBeChecked();
  });

  test('the language menu opens, and by the keyboard too', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/fjord-fern');
    const menu = page.getByRole('button', { name: /^Language/ });
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
  });

  test('a claim that is typed and sent is sent once, and its address stays as it was', async ({ page }) => {
    const person = newAddress();
    const letGo = await openWithoutScripts(page, SAMPLE);
    let claims = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/claim')) claims += 1;
    });
    await page.getByLabel('Name', { exact: true }).fill(person.name);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Phone').fill('+31 20 794 6012');
    await page.getByLabel('Country').selectOption('Netherlands');
    await page.getByLabel('Address, first line').fill(person.street);
    await page.getByLabel('City').fill('Amsterdam');
    await page.getByLabel('Postcode').fill('1011 AB');
    await page.getByLabel('Postcode').press('Enter');
    const send = heard(page, 'Order your gift');
    await send.click();
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(SAMPLE);
    letGo();
    await expect(page.getByText('Order reference')).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    expect(claims).toBe(1);
  });

  test('a link is the browser’s own, and goes at once', async ({ page }) => {
    await openWithoutScripts(page, TEE);
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page).toHaveURL('/fjord-fern/faqs');
  });

  test('scripts that are gone are asked for again, then the page is loaded anew, and works', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(404);
    await kept(page, TEE);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.route(SCRIPT, (route) => (loads > 1 ? route.fallback() : route.fulfill({ status: 404 })));
    await page.goto(TEE, { waitUntil: 'domcontentloaded' });
    await heard(page, 'Add to basket').click();
    await expect.poll(() => loads).toBe(2);
    await chooseSize(page);
    await heard(page, 'Add to basket').click();
    await expect(basketOf(page)).toBeVisible();
    expect(loads).toBe(2);
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
    await kept(page, path);
    const control = await page.context().newCDPSession(page);
    await control.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await control.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(path, { waitUntil: 'commit' });
    if (path === TEE) await chooseSize(page);
    await page
      .getByRole('button', { name: new RegExp(`^${press}`) })
      .first()
      .click();
    await expect(page.getByText(comes).first()).toBeVisible();
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
