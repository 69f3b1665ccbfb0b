import { createClient } from '../support/own-client';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const STAFF = 'super@merchloom.example';
const REASON = 'Someone says that the logo is theirs.';

test('staff open a client, change its fee, write a note and lock it; the client reads why and can’t save (S2.2-194, D43-8)', async ({
  page,
  browser,
  expectStatus,
}) => {
  expectStatus(409);
  const { tenant, email } = await createClient('Client page');
  await logIn(page, STAFF);
  await page.goto(`/clients?search=${tenant}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/clients/${tenant}$`));
  await expectSoundHere(page, 'a client');

  const credit = page.getByRole('region', { name: 'Credit', exact: true });
  await credit.getByRole('button', { name: 'Change rates' }).click();
  const rates = page.getByRole('dialog', { name: /^Change the rates of/ });
  await rates.getByLabel(/^Platform fee/).fill('4.5');
  await rates.getByLabel('Reason').fill('Agreed for the second year');
  await rates.getByRole('button', { name: 'Save rates' }).dblclick();
  await expect(credit).toContainText('4.5%');

  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('New note').fill('Plans a second store.');
  await notes.getByRole('button', { name: 'Add note' }).dblclick();
  await expect(notes.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  const lock = page.getByRole('dialog', { name: /^Lock/ });
  await lock.getByLabel('Reason').fill(REASON);
  await lock.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByText('This client is locked')).toBeVisible();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await logIn(theirs, email);
  await theirs.goto('/settings/company-details');
  await expect(theirs.getByRole('complementary', { name: 'Your account' })).toContainText(REASON);
  await theirs.getByLabel('Legal name').fill('Another name');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText(/Your company is locked, so nothing was changed/)).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  const unlock = page.getByRole('dialog', { name: /^Unlock/ });
  await unlock.getByLabel('Reason').fill('The rights are cleared.');
  await unlock.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByText('This client is locked')).toBeHidden();
});
