import type { APIRequestContext } from '@playwright/test';
import { formReady } from '../support/form-ready';
import { byMouse, byThumb, type Hand } from '../support/hands';
import { waitForMail } from '../support/inbox';
import { claim, giftOf } from '../support/open-gift';
import { arrange } from '../support/own-event';
import { logIn, newAddress } from '../support/people';
import { expect, test, type Page } from '../support/test';

async function topUp(page: Page, hand: Hand): Promise<void> {
  await page.goto('/settings/billing-account');
  const account = page.getByRole('region', { name: 'Credit account in GBP' });
  await hand.press(account.getByRole('link', { name: 'Top up the account in GBP' }));
  await formReady(page, 'Continue to card');
  await hand.write(page.getByLabel('Amount (GBP)'), '250');
  await hand.press(page.getByRole('button', { name: 'Continue to card' }));
  await hand.write(page.getByLabel('Card number'), '4242424242424242');
  await hand.write(page.getByLabel('Expiry date'), '12/34');
  await hand.write(page.getByLabel('Security code'), '123');
  await hand.press(page.getByRole('button', { name: 'Pay £250.00' }));
  await expect(page.getByText('£250.00 added to your account')).toBeVisible();
}

/** A claim that the account has no room for waits; its client tops the account up, and it goes on. */
async function walk(page: Page, request: APIRequestContext, hand: Hand): Promise<void> {
  const gift = await giftOf(request);
  // What is left after the gift was published: too little for one of it.
  const little = "update credit_accounts set limit_minor = 100 where tenant_id = $1 and currency = 'GBP'";
  await arrange([little, [gift.tenant]]);
  const person = newAddress();
  await claim(page, hand, gift, person);
  await expect(page.getByText(/is reserved for you/)).toBeVisible();
  await waitForMail(request, person.email, 'Your gift');
  await logIn(page, gift.email);
  await topUp(page, hand);
  const mail = await waitForMail(request, person.email, 'is going into production');
  expect(mail.html).toContain('Estimated delivery');
  await page.goto(`/events/${gift.slug}/orders`);
  await hand.press(
    page
      .getByRole('link')
      .filter({ hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}/ })
      .first(),
  );

  await expect(page.getByRole('heading', { level: 1 })).toContainText('New');
}

test.describe('a top-up releases an order that waits for credit (D37-6)', () => {
  test.describe('by mouse', () => {
    test.use({ viewport: { width: 1440, height: 900 } });
    test('as soon as it is paid', ({ page, request }) => walk(page, request, byMouse(page)));
  });
  test.describe('by thumb', () => {
    test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });
    test('as soon as it is paid', ({ page, request }) => walk(page, request, byThumb(page)));
  });
});
