import { axeFindings } from '../support/axe';
import { logIn, newAddress } from '../support/people';
import { fillCard, putIntoBasket, toShipping } from '../support/shop';
import { expect, test } from '../support/test';

const WIDTHS = [375, 768, 1280];

test.describe('the orders as a board (S2.2-161, S2.2-162, S2.2-163)', () => {
  test('it is reached from the list, keeps its filters, and leads back to them', async ({ page }) => {
    await logIn(page, 'admin@fjord-fern.example');
    await page.goto('/orders?kind=store');
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Board' }).click();
    await expect(page).toHaveURL(/view=board&kind=store/);
    const board = page.getByRole('list', { name: 'Orders by stage' });
    await board.getByRole('list', { name: 'Statuses in “On its way”' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/orders\?kind=store&status=shipped/);
    await expect(page.getByRole('table')).toBeVisible();
  });

  for (const width of WIDTHS) {
    test(`it has no barriers at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await logIn(page, 'care@merchloom.example');
      await page.goto('/orders?view=board');
      await expect(page.getByRole('list', { name: 'Orders by stage' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  test('arrow keys lead from card to card, and Enter opens one', async ({ page }) => {
    await logIn(page, 'care@merchloom.example');
    await page.goto('/orders?view=board');
    // From then on the board hears, and has its keys.
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const first = page.getByRole('list', { name: 'Being prepared', exact: true }).getByRole('link').first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(first).not.toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders\/ord_/);
  });

  test('a phone shows one column at a time', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await logIn(page, 'admin@fjord-fern.example');
    await page.goto('/orders?view=board');
    await page
      .getByRole('group', { name: 'Stage' })
      .getByRole('button', { name: /^On its way/ })
      .click();
    await expect(page.getByRole('list', { name: 'On its way', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Received/ })).toBeHidden();
  });

  test('a new order is told of, and is there once it is asked for', async ({ page, browser }) => {
    test.setTimeout(120_000);
    await logIn(page, 'admin@fjord-fern.example');
    await page.goto('/orders?view=board');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const shopper = await browser.newContext({ locale: 'en-GB' });
    const shop = await shopper.newPage();
    await shop.addInitScript(() => window.localStorage.setItem('site-cookies', 'declined'));
    await putIntoBasket(shop, '/fjord-fern/Product=ff-mug', 'Camp Mug');
    await toShipping(shop, 'fjord-fern', newAddress());
    await shop.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(shop, '4242424242424242');
    await shop.getByRole('button', { name: /^Pay £/ }).click();
    await expect(shop.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await shopper.close();

    const shown = page.getByRole('button', { name: /changes? · Show/ });
    await shown.click();
    await expect(page.getByRole('list', { name: 'Orders by stage' })).toBeFocused();
  });
});
