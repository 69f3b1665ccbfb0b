import { createClient } from '../support/own-client';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test('company details: the preview follows, a wrong VAT number is told at its field (S2.2-12)', async ({
  page,
  expectStatus,
}) => {
  expectStatus(422);
  const { email } = await createClient('Company');
  await logIn(page, email);
  await page.goto('/settings/company-details');
  const preview = page.getByRole('figure');
  await page.getByLabel('Legal name').fill('Harbour Lights Books Ltd');
  await expect(preview).toContainText('Harbour Lights Books Ltd');
  await page.getByLabel('VAT number').fill('GB 980 7806 85');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('this isn’t a valid VAT number')).toBeVisible();
  await expect(page.getByLabel('VAT number')).toBeFocused();
  await page.getByLabel('VAT number').fill('GB 980 7806 84');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(preview).toContainText('VAT number GB980780684');
  await expectSoundHere(page, 'company details');
  await page.reload();
  await expect(page.getByLabel('VAT number')).toHaveValue('GB980780684');
});

test('two people at once: the second sees what the first saved, and nothing is lost', async ({
  page,
  browser,
  expectStatus,
}) => {
  expectStatus(409);
  const { email } = await createClient('Twice');
  await logIn(page, email);
  const context = await browser.newContext();
  const other = await context.newPage();
  await logIn(other, email);
  for (const one of [page, other]) await one.goto('/settings/company-details');
  await page.getByLabel('Company number').fill('01234567');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await other.getByLabel('Legal name').fill('Second Thoughts Ltd');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Someone else saved changes')).toBeVisible();
  await other.getByRole('button', { name: 'Keep both' }).click();
  await expect(other.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Company number')).toHaveValue('01234567');
  await expect(page.getByLabel('Legal name')).toHaveValue('Second Thoughts Ltd');
  await context.close();
});
