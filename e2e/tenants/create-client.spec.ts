import { mailedPath } from '../support/account';
import { formReady } from '../support/form-ready';
import { logIn, newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const STAFF = 'super@merchloom.example';

test('staff add a client, whose first administrator joins by the mail and sees the dashboard (S2.2-191, D43-6)', async ({
  page,
  browser,
  expectStatus,
}) => {
  expectStatus(422);
  const mark = Date.now().toString(36);
  const [company, email] = [`Quay Rowers ${mark}`, `rowan-${mark}-${newAddress().email}`];
  await logIn(page, STAFF);
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Add client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a client' })).toBeVisible();
  const submit = 'Add client and send invitation';
  await formReady(page, submit);
  await expectSoundHere(page, 'adding a client');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.first().fill(company);
  await page.getByLabel('Sells in').selectOption({ label: 'European Union' });
  await expect(page.getByText('It is billed and sells in EUR.')).toBeVisible();
  await name.last().fill('Rowan Hale');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('admin@fjord-fern.example');
  await page.getByRole('textbox', { name: /^VAT number/ }).fill('DE123');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(/already has an account/)).toBeVisible();
  await expect(name.first()).toHaveValue(company);

  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: /^VAT number/ }).fill('DE 136 695 976');
  await page.getByRole('button', { name: submit }).click();
  await expect(page).toHaveURL(/\/clients\/ten_quay_rowers/);
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Verification' })).toContainText('Waiting for verification');

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(await mailedPath(page.request, email, 'invites you', '/join'));
  await expect(theirs.getByRole('heading', { level: 1, name: `Join ${company}` })).toBeVisible();
  await formReady(theirs, 'Join');
  await expect(theirs.getByLabel('Your name')).toHaveValue('Rowan Hale');
  await theirs.getByLabel('Password', { exact: true }).fill('kanelsnurrer og kaffe');
  await theirs.getByRole('button', { name: 'Join' }).click();
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
