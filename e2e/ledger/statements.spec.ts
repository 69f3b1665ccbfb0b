import { createClient } from '../support/own-client';
import { readPdf } from '../support/pdf-text';
import { logIn } from '../support/people';
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
