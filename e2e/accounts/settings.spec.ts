import { enterPassword, mailedPath } from '../support/account';
import { formReady } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { createClient } from '../support/own-client';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const PASSWORD = 'Demo-pass-2026';

test('another address: both confirm it, and the old one opens nothing any more (S2.2-10)', async ({
  page,
  expectStatus,
}) => {
  expectStatus(422);
  const { email } = await createClient('Settings');
  const wanted = `new-${email}`;
  await logIn(page, email);
  await page.goto('/settings');
  await formReady(page, 'Change address');
  await page.getByLabel('New address').fill(wanted);
  await page.getByLabel('Your password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('wrong password')).toBeVisible();
  await expect(page.getByLabel('New address')).toHaveValue(wanted);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('Waiting for confirmation')).toBeVisible();
  await expectSoundHere(page, 'settings');

  await page.goto(await mailedPath(page.request, wanted, 'Confirm this address', '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One more confirmation' })).toBeFocused();
  await page.goto(await mailedPath(page.request, email, 'Confirm your new', '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your address has changed' })).toBeFocused();
  await waitForMail(page.request, email, 'has changed');
  await page.goto('/settings');
  await expect(page.getByText(wanted)).toBeVisible();
});

test('a new password keeps this browser in and puts the other out (D42-3)', async ({
  page,
  browser,
  expectStatus,
}) => {
  expectStatus(401);
  const { email } = await createClient('Passwords');
  await logIn(page, email);
  const context = await browser.newContext();
  const other = await context.newPage();
  // By hand: the helper gives the second context the first one's session.
  await other.goto('/login');
  await other.getByLabel('Email').fill(email);
  await enterPassword(other, { email, password: PASSWORD });

  await page.goto('/settings');
  await formReady(page, 'Change password');
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('nye kanelsnurrer og te');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('You’ve been logged out everywhere else.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You’re logged in only here.')).toBeVisible();
  expect((await other.goto('/settings'))?.status()).toBe(401);
  await context.close();
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  // Logging out loads the home page; another navigation before that has ended would be broken off.
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await enterPassword(page, { email, password: 'nye kanelsnurrer og te' });
});

test('a person’s own name and language, by thumb, and the way to the company', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const { email } = await createClient('Names');
  await logIn(page, email);
  await page.goto('/settings');
  await formReady(page, 'Save name');
  await page.getByLabel('Name', { exact: true }).fill('Edmund Shaw-Reid');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Edmund Shaw-Reid');
  await page.getByRole('link', { name: 'Company details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company details' })).toBeVisible();
});
