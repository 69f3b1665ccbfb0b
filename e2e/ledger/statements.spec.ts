import { createClient } from '../support/own-client';
import { readPdf } from '../support/pdf-text';
import { be, logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test('a client without a finished month reads when its first statement comes (D39-1)', async ({ page }) => {
  const { email } = await createClient('Lock Stationers');
  await logIn(page, email);
  await page.goto('/settings/billing-account');
  const statements = page.getByRole('region', { name: 'Statements' });
  await expect(statements).toContainText('No statements yet');
  await expect(statements).toContainText('A statement is issued after the end of each month');
});

test('a client reads what was collected in a month, and its document says the same, always (D39-1)', async ({
  page,
}) => {
  await logIn(page, 'admin@lumen-robotics.example');
  const statements = page.getByRole('region', { name: 'Statements' });
  // The worker issues what is due when it starts.
  await expect(async () => {
    await page.goto('/settings/billing-account');
    await expect(statements.getByRole('listitem').first()).toContainText('Statement EU-', { timeout: 1_000 });
  }).toPass();
  const newest = statements.getByRole('listitem').first();
  const told = await newest.innerText();
  const number = /EU-\d{4}-\d{6}/.exec(told)?.[0] ?? '';
  const amount = /€\s[\d.,-]+/.exec(told)?.[0] ?? '';
  const href = await newest
    .getByRole('link', { name: `Download ${number} as PDF` })
    .evaluate((link: HTMLAnchorElement) => link.href);
  const [first, second] = [await page.request.get(href), await page.request.get(href)];
  const bytes = await first.body();
  expect(bytes.equals(await second.body())).toBe(true);
  const lines = await readPdf(bytes);
  expect(lines.join('\n')).toContain(`Number ${number}`);
  expect(lines.join('\n').replaceAll(/\s/g, ' ')).toContain(
    `Total collected ${amount.replaceAll(/\s/g, ' ')}`,
  );
  await expectSoundHere(page, 'the statements of a client');
});

test('staff correct a statement by a credit note with its own number, and the client reads it (D39-2)', async ({
  page,
}) => {
  const statements = page.getByRole('region', { name: 'Statements' });
  await be(page, 'accounts@merchloom.example');
  // The worker issues what is due when it starts.
  await expect(async () => {
    await page.goto('/clients/ten_fjord/credit');
    await expect(statements.getByRole('listitem').first()).toContainText('Statement UK-', { timeout: 1_000 });
  }).toPass();
  const number = /UK-\d{4}-\d{6}/.exec(await statements.getByRole('listitem').first().innerText())?.[0] ?? '';
  await statements.getByRole('button', { name: 'Issue credit note' }).first().click();
  const note = page.getByRole('dialog', { name: `Credit note for statement ${number}` });
  await note.getByRole('button', { name: 'Issue credit note' }).click();
  await expect(note.getByText('Required')).toHaveCount(2);
  await note.getByLabel(/^Amount/).fill('9999999');
  await note.getByLabel('Reason').fill('One parcel was counted twice');
  await note.getByRole('button', { name: 'Issue credit note' }).click();
  await expect(note).toContainText('this number is too high');
  await note.getByLabel(/^Amount/).fill('1.25');
  await note.getByRole('button', { name: 'Issue credit note' }).dblclick();
  const issued = statements.getByRole('listitem').filter({ hasText: 'Credit note UK-' });
  await expect(issued).toHaveCount(1);
  await expect(issued).toContainText(`Corrects ${number}: One parcel was counted twice`);

  await be(page, 'admin@fjord-fern.example');
  await page.goto('/settings/billing-account');
  await expect(issued).toContainText('£1.25');
  // Orders of other tests move the account meanwhile.
  const movements = page.getByRole('region', { name: 'Movements' }).getByRole('row');
  await expect(movements.filter({ hasText: 'One parcel was counted twice' })).toContainText('£1.25');
  const href = await issued
    .getByRole('link', { name: /^Download UK-/ })
    .evaluate((link: HTMLAnchorElement) => link.href);
  const lines = await readPdf(await (await page.request.get(href)).body());
  expect(lines.join('\n')).toContain(number);
  expect(lines.join('\n')).toContain('One parcel was counted twice');
});
