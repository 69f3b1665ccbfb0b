import { formReady } from '../support/form-ready';
import { createClient } from '../support/own-client';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const BILLING = '/settings/billing-account';

const account = (page: Page) => page.getByRole('region', { name: 'Credit account in GBP' });
const figure = (page: Page, name: string) =>
  account(page).locator('dl > div').filter({ hasText: name }).getByRole('definition');

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
}

async function begin(page: Page, amount: string): Promise<void> {
  await page.goto(BILLING);
  await account(page).getByRole('link', { name: 'Top up the account in GBP' }).click();
  await formReady(page, 'Continue to card');
  await page.getByLabel('Amount (GBP)').fill(amount);
  await page.getByRole('button', { name: 'Continue to card' }).click();
}

for (const [hand, viewport] of [
  ['by mouse', { width: 1440, height: 900 }],
  ['by thumb', { width: 375, height: 720 }],
] as const) {
  test(`a client tops its account up by card ${hand}; what is too little or refused is said (D37-1)`, async ({
    page,
    expectStatus,
  }) => {
    expectStatus(402);
    await page.setViewportSize(viewport);
    const { email } = await createClient('Quay Bindery');
    await logIn(page, email);
    await begin(page, '0');
    await expect(page.getByText('this number is too low')).toBeVisible();
    await page.getByLabel('Amount (GBP)').fill('250,00');
    await page.getByRole('button', { name: 'Continue to card' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Pay £250.00 by card' })).toBeFocused();
    await enterCard(page, '4000000000000002');
    await page.getByRole('button', { name: 'Pay £250.00' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /declined/i })).toBeVisible();
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByRole('button', { name: 'Pay £250.00' }).dblclick();
    await expect(page.getByText('£250.00 added to your account')).toBeVisible();
    await expectSoundHere(page, 'a top-up that was paid');
    await page.setViewportSize(viewport);
    await page.getByRole('link', { name: 'Go to credit account' }).click();
    await expect(figure(page, 'Balance')).toHaveText('£250.00');
    await expect(figure(page, 'Available')).toHaveText('£250.00');
    await expect(page.getByRole('region', { name: 'Movements' })).toContainText('Top-up');
  });
}

test('a card that asks for authentication pays once it is given, and the result outlives a reload', async ({
  page,
}) => {
  const { email } = await createClient('Weir Printers');
  await logIn(page, email);
  await begin(page, '40');
  await enterCard(page, '4000002500003155');
  await expectSoundHere(page, 'the card of a top-up');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Pay £40.00' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('£40.00 added to your account')).toBeVisible();
  await page.reload();
  await expect(page.getByText('£40.00 added to your account')).toBeVisible();
  await page.goto(BILLING);
  await expect(figure(page, 'Balance')).toHaveText('£40.00');
});
