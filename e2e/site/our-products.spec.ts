import { expect, test } from '../support/test';

test.use({ locale: 'en-GB' });

test('a visitor filters by region, opens the hoodie, changes its colour and reaches the builder (S2.1-9, S2.1-28, S2.1-29)', async ({
  page,
}) => {
  await page.goto('/our-products');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(9);
  await page.getByLabel('Region').selectOption({ label: 'European Union' });
  await expect(page).toHaveURL(/\?region=EU$/);
  await expect(main.getByText('£15.40 printed on one side')).toBeHidden();
  await main.getByRole('link', { name: 'Hoodie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoodie' })).toBeVisible();
  await expect(main.getByRole('img', { name: 'Hoodie in Black, front' })).toBeVisible();
  await main.getByRole('radio', { name: 'Forest' }).check();
  await expect(main.getByRole('img', { name: 'Hoodie in Forest, back' })).toBeVisible();
  await expect(main.getByRole('img', { name: 'Hoodie in Black, front' })).toBeHidden();
  await expect(main.getByRole('cell', { name: '£15.40' })).toBeVisible();
  await main.getByRole('link', { name: 'Design one' }).click();
  await expect(page).toHaveURL(/\/event-builder\?step=products$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue('Hoodie');
});

test('a filter that leaves nothing can be removed (S2.1-28)', async ({ page }) => {
  await page.goto('/our-products?category=Caps&technique=Laser');
  await expect(page.getByText('No products match')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
});

test('a blank’s picture is drawn, an unknown one is not found (S2.1-27)', async ({ request }) => {
  const drawn = await request.get('/api/blank-picture/hoodie/back/hoodie-forest');
  expect(drawn.headers()['content-type']).toContain('image/svg+xml');
  expect((await request.get('/api/blank-picture/hoodie/back/hoodie-none')).status()).toBe(404);
});

test('an own picture is shown on the front and not sent (S2.1-30)', async ({ page }) => {
  await page.goto('/our-products/tee');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByLabel('Choose an image').setInputFiles('public/brand/icon-192.png');
  await expect(page.getByText('Your image is shown on the front.')).toBeVisible();
  expect(sent).toEqual([]);
});
