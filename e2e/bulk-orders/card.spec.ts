import type { APIRequestContext } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { byMouse, byThumb, type Hand } from '../support/hands';
import { arrange, cloneEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const ADMIN = 'admin@lumen-robotics.example';

/** A Bulk event of Lumen's own whose orders are made at once. */
async function ownEvent(request: APIRequestContext): Promise<string> {
  const calls = await clientCalls(request, ADMIN);
  const { slug } = await cloneEvent(calls, 'ten_lumen', 'lumen-offsite');
  await arrange([
    "update events set status = 'Active', edit_window_minutes = 0, collect_sizes = false where slug = $1",
    [slug],
  ]);
  return slug;
}

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
}

/** Two jackets to Utrecht, in the review with the artwork approved. */
async function review(page: Page, hand: Hand, slug: string): Promise<void> {
  await page.goto(`/events/${slug}/bulk-order?new=1`);
  await hand.write(page.getByLabel('Navy M', { exact: true }), '2');
  const fields: [string, string][] = [
    ['Name', 'Lumen Utrecht'],
    ['Email', 'office@lumen-robotics.example'],
    ['Phone', '+31 30 123 4567'],
    ['Address line 1', 'Stationsplein 12'],
    ['City', 'Utrecht'],
    ['Postcode', '3511 ED'],
  ];
  for (const [label, text] of fields)
    await hand.write(page.getByRole('textbox', { name: label, exact: true }), text);
  await hand.press(page.getByRole('button', { name: 'Review order' }));
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeFocused();
  await hand.tick(page.getByRole('checkbox', { name: /I’ve checked the artwork/ }));
}

async function payByCard(page: Page, hand: Hand, slug: string): Promise<void> {
  await review(page, hand, slug);
  await hand.press(page.getByRole('radio', { name: /^Card/ }));
  await hand.press(page.getByRole('button', { name: 'Continue to card' }));
  const pay = page.getByRole('button', { name: /^Pay .*84,07/ });
  await expect(page.getByRole('heading', { name: /^Pay .*84,07.* by card$/ })).toBeFocused();
  await enterCard(page, '4000000000000002');
  await hand.press(pay);
  await expect(page.getByRole('alert').filter({ hasText: /declined/i })).toBeVisible();
  // It can be left, and paid from its page.
  await hand.press(page.getByRole('button', { name: 'Back' }));
  await expect(page.getByText('This order isn’t paid yet')).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Pay by card' }));
  await enterCard(page, '4242424242424242');
  await hand.press(pay);
  await expect(page.getByText(/84,07 paid/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/84,07 paid/)).toBeVisible();
  await expectSoundHere(page, 'a Bulk order that was paid by card');
  await page.getByRole('link', { name: 'View bulk order' }).click();
  await expect(page.getByText(/By card ·/)).toBeVisible();
}

test.describe('a Bulk order by card, tried again after a refusal (D36-8)', () => {
  test.slow();

  test('by mouse', async ({ page, request, expectStatus }) => {
    expectStatus(402);
    await page.setViewportSize({ width: 1440, height: 900 });
    const slug = await ownEvent(request);
    await logIn(page, ADMIN);
    await payByCard(page, byMouse(page), slug);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } });

    test('by thumb', async ({ page, request, expectStatus }) => {
      expectStatus(402);
      const slug = await ownEvent(request);
      await logIn(page, ADMIN);
      await payByCard(page, byThumb(page), slug);
    });
  });
});

test('a card that asks for authentication pays a sample, from which the whole quantity is ordered (D4-19)', async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const slug = await ownEvent(request);
  await logIn(page, ADMIN);
  const hand = byMouse(page);
  await review(page, hand, slug);
  await hand.press(page.getByRole('radio', { name: /^Card/ }));
  const sample = page.getByRole('region', { name: 'Printed sample' });
  await expect(sample).toContainText('42,94');
  await hand.press(sample.getByRole('button', { name: 'Order a printed sample first' }));
  await expectSoundHere(page, 'the choice of a sample');
  await page.setViewportSize({ width: 1440, height: 900 });
  await hand.press(sample.getByRole('button', { name: 'Order sample' }));
  await expect(page.getByRole('heading', { name: /^Pay .*42,94.* by card$/ })).toBeFocused();
  await enterCard(page, '4000002500003155');
  await hand.press(page.getByRole('button', { name: /^Pay .*42,94/ }));
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText(/42,94 paid/)).toBeVisible();
  await page.getByRole('link', { name: 'View bulk order' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Order the whole quantity' }).click();
  await expect(page.getByLabel('Navy M', { exact: true })).toHaveValue('2');
});
