import type { Locator } from '@playwright/test';
import { formReady } from '../support/form-ready';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const button = (page: Page) => page.getByRole('button', { name: 'Order your gift' });
const gift = (page: Page) => page.getByRole('img', { name: /Summit Hoodie in .*, Front/ });
const code = (page: Page) => page.getByLabel('Promotion code');

async function place(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox();
  if (!box) throw new Error(`${one} has no place`);
  return box;
}

test.describe('the claim form’s order (S2.7)', () => {
  test('on a phone: the gift, its size and name, the code, who gets it, where, the button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/lumen-summit');
    await formReady(page, 'Order your gift');
    const parts = [
      gift(page),
      page.getByText('Size', { exact: true }),
      page.getByLabel('Your text'),
      code(page),
      page.getByLabel('Name', { exact: true }),
      page.getByLabel('Address line 1'),
      button(page),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await place(part)).y));
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });

  for (const notice of [false, true]) {
    test(`on a desktop the gift is on the right, and the button in sight from top to bottom${notice ? ', above the cookie notice' : ''}`, async ({
      context,
      page,
    }) => {
      if (notice) await context.addInitScript(() => window.localStorage.removeItem('site-cookies'));
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/lumen-summit');
      await formReady(page, 'Order your gift');
      const [left, right] = [await place(page.getByLabel('Name', { exact: true })), await place(gift(page))];
      expect(left.x).toBeLessThan(right.x);
      expect(Math.abs((await place(code(page))).x - left.x)).toBeLessThan(1);
      await expect(page.getByRole('region', { name: /cookie/i })).toHaveCount(notice ? 1 : 0);
      for (const part of [page.getByRole('heading', { level: 1 }), page.getByLabel('City')]) {
        await part.scrollIntoViewIfNeeded();
        await expect(button(page)).toBeInViewport({ ratio: 1 });
        const own = await button(page).evaluate((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        expect(own, 'nothing lies over it').toBe(true);
      }
    });
  }
});

test.describe('a typed code (D22-2)', () => {
  test('is checked as soon as it has been entered, before anything else is', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(422);
    await page.goto('/lumen-summit');
    await formReady(page, 'Order your gift');
    await code(page).fill('NOT-A-CODE');
    await code(page).press('Tab');
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByText('required')).toHaveCount(0);
    await code(page).fill('summit');
    await code(page).press('Tab');
    await expect(page.getByText('Valid', { exact: true })).toBeVisible();
    await expect(code(page)).not.toHaveAttribute('aria-invalid', 'true');
    await expectSoundHere(page, 'a valid code');
  });

  test('takes the place of the link’s, which needs none', async ({ page }) => {
    await page.goto('/lumen-summit?code=summit');
    await expect(page.getByText('Valid', { exact: true })).toBeVisible();
    await expect(code(page)).toBeHidden();
    await expectSoundHere(page, 'a link’s code');
    await page.getByRole('button', { name: 'Use another code' }).click();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveValue('summit');
  });
});
