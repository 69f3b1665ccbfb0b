import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const PHONE = { width: 375, height: 812 };
const WIDE = { width: 1440, height: 900 };

const MENU = [
  ['Our Products', '/our-products'],
  ['Need merch for an event?', '/need-merch-for-an-event'],
  ['How does it work?', '/how-does-it-work'],
] as const;

const FOOT = [
  ['Custom solutions', '/custom-solutions'],
  ['About us', '/about'],
  ['Brand assets', '/assets'],
  ['Frequently asked questions', '/help/frequently-asked-questions'],
  ['Shipping and delivery', '/help/shipping-and-delivery'],
  ['Contact us', '/contact'],
] as const;

const menuOf = (page: Page): Locator => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const opener = (page: Page): Locator => menuOf(page).getByRole('button', { name: 'Open menu' });
const closer = (page: Page): Locator => menuOf(page).getByRole('button', { name: 'Close menu' });

// The tests share nothing, so both workers take part in this file.
test.describe.configure({ mode: 'parallel' });
test.use({ locale: 'en-GB' });

test.describe('with room for the menu (S2.5-9)', () => {
  test.use({ viewport: WIDE });

  for (const [name, path] of MENU) {
    test(`"${name}" opens ${path}, which then is the current page`, async ({ page }) => {
      await page.goto('/');
      const link = menuOf(page).getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(opener(page)).toBeHidden();
    });
  }

  test('login and the languages are beside it', async ({ page }) => {
    await page.goto('/');
    await expect(menuOf(page).getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(menuOf(page).getByRole('button', { name: /Language/ })).toBeVisible();
  });

  for (const [name, path] of FOOT) {
    test(`the foot of the page opens ${path} (S2.5-16)`, async ({ page }) => {
      await page.goto('/');
      const foot = page.getByRole('contentinfo').getByRole('navigation', { name: 'More about us' });
      await foot.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('on a phone (S2.5-15)', () => {
  test.use({ viewport: PHONE });

  test('its button opens and closes the menu, and a link closes it with the page', async ({ page }) => {
    await page.goto('/');
    const link = menuOf(page).getByRole('link', { name: 'How does it work?' });
    await expect(link).toBeHidden();
    await opener(page).click();
    await expect(link).toBeVisible();
    await closer(page).click();
    await expect(link).toBeHidden();
    await opener(page).click();
    await link.click();
    await expect(page).toHaveURL('/how-does-it-work');
    await expect(opener(page)).toBeVisible();
    await expect(link).toBeHidden();
  });

  test('by keyboard: Enter opens it, Escape closes it from a link and returns the focus', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(opener(page)).toBeEnabled();
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(closer(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    const first = menuOf(page).getByRole('link', { name: 'Our Products' });
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/need-merch-for-an-event');
    await expect(opener(page)).toBeVisible();
  });
});
