import { startReceiver } from '../../scripts/test/webhook-receiver';
import { createClient } from '../support/own-client';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test('an admin makes a token, calls the API with it, is told by webhook, and revokes the token (D47)', async ({
  page,
  request,
  expectStatus,
}) => {
  // The address with a password in it.
  expectStatus(422);
  const { email, tenant } = await createClient('Integrations');
  await logIn(page, email);
  await page.goto('/settings/api');
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Warehouse sync');
  await page.getByLabel('See orders').check();
  await expectSoundHere(page, 'new token');
  await page.getByRole('button', { name: 'Create token' }).last().click();
  const shown = page.getByLabel('API token', { exact: true });
  await expect(shown).toHaveValue(/^mlm_[0-9A-Za-z]{49}$/);
  const headers = { authorization: `Bearer ${await shown.inputValue()}` };
  const call = (path: string) => request.get(`/api/${tenant}/${path}`, { headers });
  expect((await call('orders')).status()).toBe(200);
  expect((await call('events')).status()).toBe(403);
  await page.getByRole('button', { name: 'Done' }).click();
  await expectSoundHere(page, 'tokens');

  const receiver = await startReceiver();
  await page.goto('/settings/webhooks');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  await page.getByLabel('Address').fill('https://u:p@example.com/');
  await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click();
  await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Address').fill(receiver.url('/hook'));
  await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click();
  await page.getByRole('link', { name: /^View log of/ }).click();
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect.poll(() => receiver.at('/hook').length).toBe(1);
  await page.reload();
  await expectSoundHere(page, 'log');
  await page.getByRole('button', { name: /^test\.ping for/ }).click();
  await expect(page.getByRole('dialog').getByText('Status 200', { exact: true })).toBeVisible();
  await receiver.close();

  await page.goto('/settings/api');
  await page.getByRole('button', { name: 'Revoke Warehouse sync' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('cell').getByText('Revoked')).toBeVisible();
  expect((await call('orders')).status()).toBe(401);
});
