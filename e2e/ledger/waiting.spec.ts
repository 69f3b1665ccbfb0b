import type { APIRequestContext } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { hydrated } from '../support/form-ready';
import { byMouse, byThumb, type Hand } from '../support/hands';
import { waitForMail } from '../support/inbox';
import { claim, giftOf } from '../support/open-gift';
import type { OwnEvent } from '../support/own-event';
import { logIn, newAddress } from '../support/people';
import { expect, test, type Page } from '../support/test';

const WAITS = 'This order is over the store’s budget';

/** The client sets what the event may cost, on its billing page. */
async function setBudget(page: Page, hand: Hand, { slug }: OwnEvent, amount: string): Promise<void> {
  await page.goto('/settings/billing-account');
  const row = page
    .getByRole('region', { name: 'Budgets' })
    .getByRole('listitem')
    .filter({ has: page.locator(`[href="/events/${slug}/overview"]`) });
  await hydrated(row.getByRole('button'));
  await hand.press(row.getByRole('button'));
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByLabel(/^Budget/), amount);
  await hand.press(dialog.getByRole('button', { name: 'Save budget' }));
  await expect(row).toContainText(`of £${amount}`);
}

/** A claim over the budget waits; its client raises the budget, and it goes on (D37-5, D37-6). */
async function walk(page: Page, request: APIRequestContext, hand: Hand): Promise<void> {
  const gift = await giftOf(request);
  const person = newAddress();
  await logIn(page, gift.email);
  await setBudget(page, hand, gift, '5.00');

  await page.context().clearCookies();
  await claim(page, hand, gift, person);
  await expect(page.getByText(/is reserved for you/)).toBeVisible();
  await expect(page.getByText('Estimated delivery')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  const first = await waitForMail(request, person.email, 'Your gift');
  expect(first.html).toContain('still has to release it for production');
  expect(first.html).not.toContain('Estimated delivery');
  await hand.press(page.locator('a[href^="/order/"]'));
  await expect(page).toHaveURL(/\/order\//);
  await expect(page.getByText(/still has to release it for production/)).toBeVisible();
  await expect(page.getByText(/Estimated delivery/)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await logIn(page, gift.email);
  await page.goto(`/events/${gift.slug}/orders`);
  await page
    .getByRole('link')
    .filter({ hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}/ })
    .first()
    .click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Release anyway' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const order = page.url();
  await setBudget(page, hand, gift, '500.00');
  const mail = await waitForMail(request, person.email, 'is going into production');
  expect(mail.html).toContain('Estimated delivery');
  await page.goto(order);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('New');
  await expect(page.getByText(WAITS)).toHaveCount(0);
}

test.describe('a claim over its event’s budget waits, and goes on once the budget is raised', () => {
  test.describe('by mouse', () => {
    test.use({ viewport: { width: 1440, height: 900 } });
    test('the client raises it', ({ page, request }) => walk(page, request, byMouse(page)));

    test('the client releases one by hand, past the budget (D37-6)', async ({ page, request }) => {
      const gift = await giftOf(request);
      const hand = byMouse(page);
      await logIn(page, gift.email);
      await setBudget(page, hand, gift, '5.00');
      await page.context().clearCookies();
      await claim(page, hand, gift, newAddress());
      await logIn(page, gift.email);
      await page.goto(`/events/${gift.slug}/orders`);
      await page
        .getByRole('link')
        .filter({ hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}/ })
        .first()
        .click();
      await hydrated(page.getByRole('button', { name: 'Release anyway' }));
      await hand.press(page.getByRole('button', { name: 'Release anyway' }));
      const dialog = page.getByRole('dialog');
      expect(await axeFindings(page)).toEqual([]);
      await hand.press(dialog.getByRole('button', { name: 'Release anyway' }));
      await expect(page.getByText(WAITS)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('New');
    });
  });

  test.describe('by thumb', () => {
    test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });
    test('the client raises it', ({ page, request }) => walk(page, request, byThumb(page)));
  });
});
