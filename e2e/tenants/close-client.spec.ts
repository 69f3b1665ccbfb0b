import { createClient } from '../support/own-client';
import { formReady } from '../support/form-ready';
import { logIn, logInByForm, PASSWORD } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const STAFF = 'super@merchloom.example';
const REASON = 'They have asked us to end their account.';

test('staff’s admins close a client and open it again; its people read why they can’t log in (S2.2-198)', async ({
  page,
  browser,
  expectStatus,
}) => {
  expectStatus(401);
  expectStatus(422);
  const { tenant, email, company: name } = await createClient('Closed client');
  await logIn(page, STAFF);
  await page.goto(`/clients/${tenant}`);
  await page.getByRole('button', { name: 'Close client' }).click();
  const dialog = page.getByRole('dialog', { name: `Close ${name}` });
  await expect(dialog.getByText('Nothing is deleted')).toBeVisible();
  await expectSoundHere(page, 'closing a client');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByLabel(/^Type the company’s name/).fill('Another name');
  await dialog.getByRole('button', { name: 'Close client' }).click();
  await expect(dialog.getByLabel(/^Type the company’s name/)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Reason')).toHaveValue(REASON);
  await dialog.getByLabel(/^Type the company’s name/).fill(name);
  await dialog.getByRole('button', { name: 'Close client' }).dblclick();
  await expect(page.getByText('This client is closed')).toBeVisible();
  await expect(page.getByText(`Reason: ${REASON}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeHidden();
  await expectSoundHere(page, 'a closed client');

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto('/login');
  await formReady(theirs, 'Log in');
  await theirs.getByLabel('Email').fill(email);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(theirs.getByText(/account is closed/)).toBeVisible();

  await page.goto('/clients?status=closed');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.goto(`/clients/${tenant}`);
  await page.getByRole('button', { name: 'Reopen client' }).click();
  const reopen = page.getByRole('dialog', { name: `Reopen ${name}` });
  await reopen.getByLabel('Reason').fill('They stay after all.');
  await reopen.getByRole('button', { name: 'Reopen client' }).click();
  await expect(page.getByText('This client is closed')).toBeHidden();
  await logInByForm(theirs, email);
  await context.close();
});

test('a client with orders under way can’t be closed, and the way to them is named (S2.2-198)', async ({
  page,
}) => {
  await logIn(page, STAFF);
  await page.goto('/clients/ten_fjord');
  await page.getByRole('button', { name: 'Close client' }).click();
  const dialog = page.getByRole('dialog', { name: /^Close Fjord/ });
  await expect(dialog.getByText('This client can’t be closed yet')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /neither shipped nor cancelled/ })).toHaveAttribute(
    'href',
    '/orders?tenant=ten_fjord',
  );
  await expect(dialog.getByRole('button', { name: 'Close client' })).toHaveCount(0);
});
