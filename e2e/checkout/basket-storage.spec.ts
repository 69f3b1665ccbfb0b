import { chooseSize, putIntoBasket } from '../support/shop';
import { expect, test, type Page } from '../support/test';

const TEE = '/fjord-fern/Product=ff-crew-tee';
const MUG = '/fjord-fern/Product=ff-mug';
const inBasket = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: new RegExp(`^Basket, ${count}\\b`) })).toBeVisible();

/** Simulates a browser without IndexedDB. */
const refuseDatabase = () =>
  Object.defineProperty(window, 'indexedDB', {
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
const fillLocalStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

test.describe('what the browser keeps of a basket (S3.2-4, S3.3, S8; D31)', () => {
  test('two tabs fill one basket, and both show all of it', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto(TEE);
    await other.goto(MUG);
    await chooseSize(page);
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Add to basket' }).click();
    }
    for (const tab of [page, other]) {
      const basket = tab.getByRole('dialog', { name: 'Your basket' });
      await expect(basket.getByRole('listitem')).toHaveCount(2);
      await expect(basket.getByText('Subtotal').locator('..')).toHaveText('Subtotal£33.00');
    }
    await other.reload();
    await inBasket(other, 2);
  });

  for (const [name, refuse] of [
    ['without a database', refuseDatabase],
    ['with a full local storage', fillLocalStorage],
  ] as const) {
    test(`${name} it survives a reload`, async ({ page }) => {
      await page.addInitScript(refuse);
      await putIntoBasket(page, TEE, 'Crew Tee', 2);
      await page.reload();
      await inBasket(page, 2);
    });
  }

  test('where nothing can be kept it lasts while the page does, and says so', async ({ page }) => {
    await page.addInitScript(refuseDatabase);
    await page.addInitScript(fillLocalStorage);
    await page.goto(TEE);
    await chooseSize(page);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    const basket = page.getByRole('dialog', { name: 'Your basket' });
    await expect(basket.getByRole('alert')).toContainText('Failed to add item to cart');
    await expect(basket.getByText('Crew Tee', { exact: true })).toBeVisible();
  });

  test('another store’s is never shown', async ({ page }) => {
    await putIntoBasket(page, TEE, 'Crew Tee');
    await page.goto('/tidewater');
    await expect(page.getByRole('button', { name: /^Basket, empty/ })).toBeVisible();
    await page.goto('/fjord-fern');
    await inBasket(page, 1);
  });
});

test('a line taken out can be put back by keyboard, and the last of a stock is explained (S2.8)', async ({
  page,
}) => {
  await page.goto('/fjord-fern/Product=ff-tote');
  await page.getByRole('radio', { name: 'Oat' }).check();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  const more = basket.getByRole('button', { name: 'One more of Market Tote' });
  await more.click();
  await more.click();
  await expect(basket.getByText('Only 3 left, all in your basket')).toBeVisible();
  await expect(more).toBeDisabled();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');

  await basket.getByRole('button', { name: 'Remove Market Tote' }).press('Enter');
  await expect(basket.getByText('no items in your basket')).toBeVisible();
  const undo = basket.getByRole('button', { name: 'Undo: put Market Tote back' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(basket.getByText('Subtotal').locator('..')).toHaveText('Subtotal£39.60');
});
