import { enterPassword, mailedPath, newClient, register } from '../support/account';
import { formReady } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { logInByForm } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test('a stranger registers, confirms the address by the mail, logs in and sees the dashboard', async ({
  page,
}) => {
  const client = newClient();
  await register(page, client);
  await expectSoundHere(page, 'account page');
  await expect(page.getByText(client.email)).toBeVisible();
  const path = await mailedPath(page.request, client.email, 'Confirm', '/verify-email');
  await page.goto(path);
  await formReady(page, 'Confirm my address');
  await expectSoundHere(page, 'account page');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeFocused();
  await enterPassword(page, client);
  const notice = page.getByRole('complementary', { name: 'Your account' });
  await expect(notice).toContainText('We’re reviewing your company');
  await expect(notice.getByRole('button')).toHaveCount(0);
  // Every other page leads to the dashboard, which says what is still missing.
  const setup = page.getByRole('complementary', { name: 'Setup' });
  await expect(page.getByText('Company details missing')).toBeVisible();
  await expect(setup).toHaveCount(0);
  await page.goto('/orders');
  await setup.getByRole('link', { name: 'view your steps here' }).click();
  await expect(page.getByText('Company details missing')).toBeVisible();
  await expect(setup).toHaveCount(0);
});

test('until the address is confirmed one may look around, is told so, and has the mail sent again', async ({
  page,
}) => {
  const client = newClient();
  await register(page, client);
  await page.getByRole('link', { name: 'Log in', exact: true }).last().click();
  await page.getByLabel('Email').fill(client.email);
  await enterPassword(page, client);
  const notice = page.getByRole('complementary', { name: 'Your account' });
  await expect(notice).toContainText(`Confirm that ${client.email} is yours`);
  await notice.getByRole('button', { name: 'Resend email' }).click();
  await expect(notice.getByRole('status')).toHaveText('Email sent.');
  const path = await mailedPath(page.request, client.email, 'Confirm', '/verify-email');
  expect(path).toMatch(/^\/verify-email\//);
});

test('a link that is used up says so, and offers another', async ({ page, expectStatus }) => {
  expectStatus(410);
  await page.goto(`/verify-email/${'x'.repeat(43)}`);
  await formReady(page, 'Confirm my address');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeFocused();
  await expectSoundHere(page, 'account page');
  const { email } = newClient();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByText(`Email sent again to ${email}.`)).toBeVisible();
});

test('an address that has an account: the same page, and a mail that says so', async ({ page }) => {
  const known = 'manager@fjord-fern.example';
  await register(page, { ...newClient(), email: known });
  const mail = await waitForMail(page.request, known, 'You already have an account');
  expect(mail.text).toContain('/reset-password');
});

test('what the form refuses is said at its fields, and what was typed stays', async ({ page }) => {
  await page.goto('/get-started');
  await formReady(page, 'Create account');
  await page.getByLabel('Company or organisation').fill('Harbour Choir');
  await page.getByLabel('Email').fill('ada@choir.example');
  await page.getByLabel('Password', { exact: true }).fill('password1234');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByText('this password is too common')).toBeVisible();
  await expect(page.getByLabel('Company or organisation')).toHaveValue('Harbour Choir');
});

test('staff find the newcomer, verify the company by its name, and its notice goes', async ({
  page,
  browser,
}) => {
  const client = newClient();
  await register(page, client);
  await page.goto(await mailedPath(page.request, client.email, 'Confirm', '/verify-email'));
  await formReady(page, 'Confirm my address');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await enterPassword(page, client);

  const context = await browser.newContext();
  const staff = await context.newPage();
  await logInByForm(staff, 'accounts@merchloom.example');
  await staff.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
  await staff.getByLabel('Company, person or email').fill(client.email);
  await staff.getByRole('button', { name: 'Run the search' }).click();
  // The newest client is in the list before it is searched.
  await staff.waitForURL(/[?&]\w+=/);
  await expect(staff.getByRole('row', { name: client.company })).toContainText('Waiting for verification');
  await expectSoundHere(staff, 'clients');
  await staff.getByRole('button', { name: `Verify ${client.company}` }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox').fill(client.company);
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(staff.getByRole('row', { name: client.company })).toContainText('Verified');
  await context.close();

  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Your account' })).toHaveCount(0);
  await waitForMail(page.request, client.email, 'your company is verified');
});
