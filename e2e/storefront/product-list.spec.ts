import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

// The tests share nothing, so both workers take part in this file.
test.describe.configure({ mode: 'parallel' });

const LIST = '/fjord-fern/products';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const names = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
const count = (page: Page) => page.locator('[data-list-count]');

/** Waits until the list is hydrated: Escape then closes a menu. */
async function takenOver(page: Page): Promise<void> {
  const summary = page.locator('#filter-size > summary');
  await expect(async () => {
    await page.locator('#filter-size').evaluate((menu: HTMLDetailsElement) => (menu.open = true));
    await summary.press('Escape');
    await expect(page.locator('#filter-size')).not.toHaveAttribute('open', '', { timeout: 500 });
  }).toPass();
}

test('filters and order stay in the address, focus and menu where they are', async ({ page }) => {
  await page.goto(LIST);
  await takenOver(page);
  await page.locator('#filter-colour > summary').click();
  const forest = page.getByRole('checkbox', { name: 'Forest' });
  await forest.check();
  await expect(page).toHaveURL(`${LIST}?colour=forest`);
  await expect(count(page)).toHaveText(/^\d+ of \d+ products$/);
  await expect(page.getByRole('status').filter({ hasText: /of \d+ products/ })).toHaveCount(1);
  await expect(forest).toBeFocused();
  await expect(page.locator('#filter-colour')).toHaveAttribute('open', '');
  const found = await names(page);
  expect(found).toContain('Crew Tee');
  expect(found).not.toContain('Kids Tee');

  await page.keyboard.press('Escape');
  await expect(page.locator('#filter-colour > summary')).toBeFocused();
  await page.getByLabel('Sort').selectOption({ label: 'Name Z-A' });
  await expect(page).toHaveURL(/sort=name_desc/);
  const sorted = await names(page);
  expect(sorted).toEqual([...sorted].sort((a, b) => b.localeCompare(a, 'en')));

  await page.getByRole('link', { name: 'Remove Colour: Forest' }).click();
  await expect(page).toHaveURL(`${LIST}?sort=name_desc`);
  await expect(count(page)).toHaveText(/^\d+ products$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Remove Colour: Forest' })).toBeVisible();
});

test('a search finds words, and nothing found says what to do', async ({ page }) => {
  await page.goto(LIST);
  await takenOver(page);
  await page.getByLabel('Search products').fill('crew tee');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?q=crew+tee`);
  expect(await names(page)).toEqual(['Crew Tee']);
  await expect(page.getByLabel('Search products')).toBeFocused();
  await page.goto(`${LIST}?q=submarine`);
  await expect(page.getByText('No products match')).toBeVisible();
  await expectSoundHere(page, 'an empty list');
  await page.locator('main').getByRole('link', { name: 'Clear all' }).last().click();
  await expect(page).toHaveURL(LIST);
});

test('with menus open and filters chosen, axe finds nothing in three widths', async ({ page }) => {
  await page.goto(`${LIST}?colour=forest&category=t-shirts&min=5&sort=price_asc`);
  await page.locator('#filter-price > summary').click();
  await expectSoundHere(page, 'a filtered list');
});

test('the five orders are those of the specification, in the language of the shopper', async ({ page }) => {
  await page.goto(LIST);
  const options = page.getByLabel('Sort').locator('option:not([hidden])');
  await expect(options).toHaveText([
    'Name A-Z',
    'Name Z-A',
    'Price High-Low',
    'Price Low-High',
    'Recently Added',
  ]);
  await page.goto(`${LIST}?lang=de&category=bags`);
  await expect(page.getByRole('link', { name: 'Kategorie: Taschen entfernen' })).toBeVisible();
});

for (const query of [
  '?min=abc&sort=cheapest&page=-1',
  '?colour=%00&size=%ff',
  '?page=999999',
  '?q=%25%27%22%3C',
]) {
  test(`${query} is no error`, async ({ page }) => {
    const response = await page.goto(LIST + query);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the page behind a filtered list has no address of its own', async ({ page }) => {
  await page.goto(`${LIST}/filtered?colour=forest`);
  await expect(page).toHaveURL(`${LIST}?colour=forest`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks for the same addresses', async ({ page }) => {
    await page.goto(LIST);
    await page.getByLabel('Search products').fill('tote');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/q=tote/);
    expect(await names(page)).toContain('Market Tote');
    await page.locator('#filter-colour > summary').click();
    await page.getByRole('checkbox', { name: 'Forest' }).check();
    await page.locator('#filter-colour').getByRole('button', { name: 'Show products' }).click();
    await expect(page).toHaveURL(/colour=forest/);
    await expect(page.getByRole('link', { name: 'Remove Colour: Forest' })).toBeVisible();
  });

  test('the size guide opens and closes, in centimetres and inches', async ({ page }) => {
    await page.goto('/fjord-fern/Product=ff-crew-tee');
    const guide = page.getByRole('dialog', { name: 'Size guide: Crew Tee' });
    await expect(guide).toBeHidden();
    await page.getByRole('button', { name: 'Size guide', exact: true }).click();
    await expect(guide.getByRole('row', { name: /^M 52 cm 20\.5 in/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
  });
});
