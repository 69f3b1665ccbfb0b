import { formReady } from '../support/form-ready';
import { createClient } from '../support/own-client';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const BILLING = '/settings/billing-account';
const cards = (page: Page) => page.getByRole('region', { name: 'Saved card' });

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
}

async function save(page: Page, number: string): Promise<void> {
  await formReady(page, 'Continue to card');
  await page.getByRole('button', { name: 'Continue to card' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeFocused();
  await enterCard(page, number);
  await page.getByRole('button', { name: 'Save card' }).click();
}

test('a client saves a card, tops up with it, replaces it by one that its bank asks about, and removes it (D37-10)', async ({
  page,
}) => {
  const { email } = await createClient('Lock Keepers');
  await logIn(page, email);
  await page.goto(BILLING);
  await expect(cards(page)).toContainText('No card saved.');
  await cards(page).getByRole('link', { name: 'Save a card for the account in GBP' }).click();
  await save(page, '4242424242424242');
  await expect(page.getByText('Visa ending in 4242 saved')).toBeVisible();
  await expectSoundHere(page, 'a card that was saved');

  await page.goto(`${BILLING}/top-up?currency=GBP`);
  await formReady(page, 'Continue');
  await page.getByLabel('Amount (GBP)').fill('60');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Pay £60.00 with Visa ending in 4242' })).toBeFocused();
  await page.getByRole('button', { name: 'Pay £60.00' }).dblclick();
  await expect(page.getByText('£60.00 added to your account')).toBeVisible();

  await page.goto(BILLING);
  await expect(cards(page)).toContainText('Visa ending in 4242');
  await cards(page).getByRole('link', { name: 'Replace the card for the account in GBP' }).click();
  await save(page, '4000002500003155');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Visa ending in 3155 saved')).toBeVisible();
  await page.goto(BILLING);
  await cards(page).getByRole('button', { name: 'Remove Visa ending in 3155' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(cards(page)).toContainText('No card saved.');
});
