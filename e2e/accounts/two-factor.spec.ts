import type { Page } from '@playwright/test';
import { codeOfStep, stepAt } from '../../lib/modules/accounts/rules/totp';
import { formReady } from '../support/form-ready';
import { createClient } from '../support/own-client';
import { logIn, PASSWORD } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 as the page shows it, as an authenticator app reads it. */
function bytesOf(shown: string): Uint8Array {
  const bits = [...shown.replace(/\s/g, '')]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
}
const codeNow = (secret: Uint8Array, steps = 0) => codeOfStep(secret, stepAt(new Date()) + steps);

/** Follows the steps from the password on; the app's secret and the recovery codes. */
async function setUp(page: Page, label: string) {
  await page
    .getByRole('form', { name: 'Set up two-factor login' })
    .getByLabel('Your password', { exact: true })
    .fill(PASSWORD);
  await page.getByRole('button', { name: 'Set up two-factor login' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectSoundHere(page, label);
  const secret = bytesOf(await page.locator('p.font-mono').innerText());
  await page.getByRole('textbox', { name: 'Code' }).fill(codeNow(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('listitem').filter({ hasText: /^[2-9a-z]{5}-[2-9a-z]{5}$/ });
  await expect(list).toHaveCount(10);
  // The panel's own state; other settings of the page may be off.
  const panel = page.getByRole('region', { name: 'Two-factor login' });
  await expect(panel.getByText('Off', { exact: true })).toHaveCount(0);
  const codes = await list.allInnerTexts();
  await page.getByRole('button', { name: 'I’ve kept them' }).click();
  return { secret, codes };
}

async function enter(page: Page, email: string) {
  await page.goto('/login');
  await formReady(page, 'Log in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('somebody sets up two-factor login, and logs in with app and recovery code (D42-4)', async ({
  page,
  browser,
  expectStatus,
}) => {
  expectStatus(401);
  const { email } = await createClient('TwoFactor');
  await logIn(page, email);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set up two-factor login' }).click();
  const { secret, codes } = await setUp(page, 'two-factor');
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await enter(theirs, email);
  await expect(theirs.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  await expectSoundHere(theirs, 'code');
  await theirs.getByRole('textbox', { name: 'Code' }).fill('12345');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText('That code isn’t right')).toBeVisible();
  await theirs.getByRole('textbox', { name: 'Code' }).fill(codeNow(secret, 1));
  await theirs.keyboard.press('Enter');
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await theirs.context().clearCookies();
  await enter(theirs, email);
  await theirs.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '');
  await theirs.keyboard.press('Enter');
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await context.close();
});

test('an admin asks it of everybody: who has none sees its set-up alone (D42-4, D42-5)', async ({ page }) => {
  const { email } = await createClient('TwoFactorAll');
  await logIn(page, email);
  await page.goto('/users');
  await page.getByRole('checkbox', { name: 'Everyone needs two-factor login' }).check();
  await expect(page.getByText('1 person still has to set it up')).toBeVisible();
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/settings\/two-factor$/);
  await expect(page.getByText('Your company asks everyone for two-factor login.')).toBeVisible();
  await setUp(page, 'two-factor forced');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/users');
  await expect(page.getByText('Everyone has set it up.')).toBeVisible();
  await expectSoundHere(page, 'users with rule');
});
