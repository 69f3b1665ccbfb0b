import { enterPassword, mailedPath, newClient, register } from '../support/account';
import { formReady } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

async function ask(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await formReady(page, 'Send link');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page).toHaveURL(/\/reset-password\/confirmation$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
}

test('a new password by mail: the old session is out, the new password is in', async ({
  page,
  browser,
  expectStatus,
}) => {
  expectStatus(401);
  const client = newClient();
  await register(page, client);
  await page.getByRole('link', { name: 'Log in', exact: true }).last().click();
  await page.getByLabel('Email').fill(client.email);
  await enterPassword(page, client);

  const context = await browser.newContext();
  const other = await context.newPage();
  await ask(other, client.email);
  await expectSoundHere(other, 'account page');
  await other.goto(await mailedPath(other.request, client.email, 'Choose a new password', '/reset-password'));
  await formReady(other, 'Save new password');
  await expectSoundHere(other, 'account page');
  await other.getByLabel('New password', { exact: true }).fill('nye kanelsnurrer og te');
  await other.getByRole('button', { name: 'Save new password' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Your new password is saved' })).toBeFocused();
  await enterPassword(other, { ...client, password: 'nye kanelsnurrer og te' });
  await context.close();
  await waitForMail(page.request, client.email, 'was changed');

  const answer = await page.goto('/dashboard');
  expect(answer?.status()).toBe(401);
});

test('an unknown address is answered alike, and its mail says that there is no account', async ({ page }) => {
  const { email } = newClient();
  await ask(page, email);
  const known = await page.locator('main').innerText();
  await ask(page, 'service@fjord-fern.example');
  expect(await page.locator('main').innerText()).toBe(known);
  const mail = await waitForMail(page.request, email, 'No Merchloom account');
  expect(mail.text).toContain('/get-started');
});

test('a link that is used up says so, and offers another', async ({ page, expectStatus }) => {
  expectStatus(410);
  await page.goto(`/reset-password/${'x'.repeat(43)}`);
  await formReady(page, 'Save new password');
  await page.getByLabel('New password', { exact: true }).fill('nye kanelsnurrer og te');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible();
});
