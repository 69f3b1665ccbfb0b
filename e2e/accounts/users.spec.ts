import { mailedPath } from '../support/account';
import { formReady } from '../support/form-ready';
import { createClient } from '../support/own-client';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test('an admin invites a colleague, who joins by the mail and sees what the role may (D42-1)', async ({
  page,
  browser,
  expectStatus,
}) => {
  expectStatus(403);
  const { email, company } = await createClient('Users');
  const colleague = `rowan-${email}`;
  await logIn(page, email);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('link', { name: 'Invite a user' }).click();
  await formReady(page, 'Send invitation');
  await expectSoundHere(page, 'invite');
  await page.getByLabel('Email', { exact: true }).fill(colleague);
  await page.getByRole('radio', { name: /^Customer Service/ }).check();
  await page.getByRole('textbox', { name: /^Note/ }).fill('See you on Monday.');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('row', { name: new RegExp(colleague) });
  await expect(row).toContainText('Invited');
  await expectSoundHere(page, 'users');

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(await mailedPath(page.request, colleague, 'invites you', '/join'));
  await expect(theirs.getByRole('heading', { level: 1, name: `Join ${company}` })).toBeVisible();
  await expect(theirs.getByText('See you on Monday.')).toBeVisible();
  await formReady(theirs, 'Join');
  await expectSoundHere(theirs, 'join');
  await theirs.getByLabel('Your name').fill('Rowan Hale');
  await theirs.getByLabel('Password', { exact: true }).fill('kanelsnurrer og kaffe');
  await theirs.getByRole('button', { name: 'Join' }).click();
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await expect(theirs.getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
  expect((await theirs.goto('/users'))?.status()).toBe(403);
  await context.close();

  await page.reload();
  await expect(page.getByRole('row', { name: /Rowan Hale/ })).toContainText('Active');
});

test('a role is changed, a colleague disabled, removed and brought back, by thumb (D42-3, D45)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const { email, tenant } = await createClient('Roles', async (db, _, mark) => {
    await db.query('reset role');
    await db.query(
      `insert into users select copy.* from users u, jsonb_populate_record(u, jsonb_build_object(
         'id', 'usr_x' || $1::text, 'email', 'noor-' || $1 || '@own.example', 'name', 'Noor Ash',
         'role', 'customer_service', 'tenant_id', 'ten_own_' || $1)) copy
       where u.email = 'admin@tidewater-books.example'`,
      [mark],
    );
  });
  expect(tenant).toMatch(/^ten_own_/);
  await logIn(page, email);
  await page.goto('/users');
  const acts = page.getByRole('button', { name: 'Actions for Noor Ash' });
  const row = page.getByRole('row', { name: /Noor Ash/ });
  await acts.click();
  await page.getByRole('menuitem', { name: 'Change role' }).click();
  await page.getByRole('radio', { name: /^Account Manager/ }).check();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(row).toContainText('Account Manager');
  await acts.click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  await acts.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Noor Ash');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await page.goto('/users?state=removed');
  await acts.click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText('Noor Ash is back')).toBeVisible();
  await page.goto('/users');
  await expect(row).toContainText('Disabled');
  await acts.click();
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await expect(row).toContainText('Active');
});

test('an invitation that was used or never existed says so, and where to go', async ({ page }) => {
  await page.goto(`/join/${'x'.repeat(43)}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This invitation no longer works' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' }).last()).toBeVisible();
});
