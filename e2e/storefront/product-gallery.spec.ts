import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const TEE = '/fjord-fern/Product=ff-crew-tee';
const MUG = '/fjord-fern/Product=ff-mug';

test('a product’s picture opens over the whole window, and Escape leads back to it', async ({ page }) => {
  await page.goto(MUG);
  await expect(page.getByRole('group', { name: 'View' }).getByRole('radio')).toHaveCount(3);
  const opener = page.getByRole('link', { name: 'Enlarge the picture' });
  const view = page.getByRole('dialog', { name: 'Camp Mug in Forest, Front' });
  await expect(async () => {
    // A view that is slow to open covers its opener.
    if (!(await view.isVisible())) await opener.click({ timeout: 1000 });
    await expect(view).toBeVisible({ timeout: 500 });
  }).toPass();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveJSProperty('complete', true);
  const box = await large.boundingBox();
  expect(box?.width).toBeGreaterThan(600);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the print is seen from close by', async ({ page }) => {
  await page.goto(TEE);
  await page.getByRole('radio', { name: 'Detail' }).check();
  const picture = page.getByRole('img', { name: /^Crew Tee in Black, Detail/ });
  await expect(picture).toHaveAttribute('src', /&as=svg$/);
  expect(await picture.evaluate((img) => Number(getComputedStyle(img).scale))).toBeGreaterThan(1.3);
});

test('a single size is not offered as a choice', async ({ page }) => {
  await page.goto(MUG);
  await expect(page.getByRole('group', { name: 'Colour' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Size' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeEnabled();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the large picture is a link', async ({ page }) => {
    await page.goto(TEE);
    const href = await page.getByRole('link', { name: 'Enlarge the picture' }).getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
  });
});

for (const [width, height] of [
  [375, 667],
  [320, 640],
] as const) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the add button stays in reach, and covers nothing that has the focus', async ({ page }) => {
      await page.goto(TEE);
      const add = page.getByRole('button', { name: 'Add to basket' });
      await expect(add).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      await expect(add).toBeInViewport({ ratio: 1 });
      const last = page.getByRole('group', { name: 'Size' }).getByRole('radio').last();
      await last.focus();
      const gap = await last.evaluate((radio) => {
        const bar = document.querySelector('[data-add-bar]');
        return (bar?.getBoundingClientRect().top ?? 0) - radio.getBoundingClientRect().bottom;
      });
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}
