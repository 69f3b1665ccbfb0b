import { createClient } from '../support/own-client';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

test('a client without a finished month reads when its first statement comes (D39-1)', async ({ page }) => {
  const { email } = await createClient('Lock Stationers');
  await logIn(page, email);
  await page.goto('/settings/billing-account');
  const statements = page.getByRole('region', { name: 'Statements' });
  await expect(statements).toContainText('No statements yet');
  await expect(statements).toContainText('A statement is issued after the end of each month');
});
