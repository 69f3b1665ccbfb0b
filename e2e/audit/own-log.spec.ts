import { clientCalls } from '../support/calls';
import { linesOf } from '../support/order-list';
import { createClient } from '../support/own-client';
import { createEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

test('a client’s administrator narrows the log of the company and takes it along (D44-14, D44-15)', async ({
  page,
  request,
}) => {
  const { email, tenant } = await createClient('Log readers');
  const calls = await clientCalls(request, email);
  const { slug, name } = await createEvent(calls, tenant, { type: 'Store', region: 'UK' });
  await calls.post(`/api/${tenant}/store-admin/${slug}/configuration/update`, {
    storeConfig: { homeHeading: 'Books by the sea' },
  });
  await logIn(page, email);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Audit log', exact: true }).click();
  await expect(page).toHaveURL('/settings/log');
  const table = page.getByRole('table', { name: 'Audit log' });
  const row = (action: string) => table.getByRole('row').filter({ hasText: action });
  await expect(row('Event created')).toContainText(name);
  await expect(row('Store configuration updated')).toBeVisible();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Event created');
  await expect(page).toHaveURL('/settings/log?action=event.created');
  await expect(row('Store configuration updated')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Who' }).selectOption('Printer');
  await expect(page).toHaveURL(/actor=fulfiller/);
  await expect(page.getByText('No entries match your filters')).toBeVisible();
  await page.getByRole('combobox', { name: 'Who' }).selectOption('Your team');
  await expect(page).toHaveURL(/actor=client/);
  await expect(row('Event created')).toContainText(name);

  await page.getByRole('button', { name: 'Export' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export to CSV' });
  await expectSoundHere(page, 'the export of a client’s log');
  await dialog.getByRole('button', { name: 'Export' }).press('Enter');
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  const file = await download;
  const [header = '', ...lines] = await linesOf(file);
  expect(header).toContain('What changed [changes]');
  expect(header).not.toContain('tenant');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(name);
});
