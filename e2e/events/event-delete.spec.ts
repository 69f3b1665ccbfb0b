import { clientCalls } from '../support/calls';
import { hydrated } from '../support/form-ready';
import { createEvent } from '../support/own-event';
import { sellTee } from '../support/own-store';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';

test('a store is deleted by its name, is gone for visitors, and is restored from the list (D45-1)', async ({
  page,
  request,
}) => {
  const calls = await clientCalls(request, ADMIN);
  const { slug, name } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  await calls.post(`/api/${TENANT}/events/${slug}/status`, { status: 'Active' });
  expect((await request.get(`/${slug}`)).status()).toBe(200);
  await logIn(page, ADMIN);
  await page.goto(`/events?search=${slug}`);
  const menu = page.getByRole('button', { name: `Actions for ${name}` });
  await hydrated(menu);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('You can restore it for 30 days');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expectSoundHere(page, 'delete');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expect.poll(async () => (await request.get(`/${slug}`)).status()).toBe(404);
  await page.goto(`/events?status=Deleted&search=${slug}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Can be restored until');
  await expectSoundHere(page, 'deleted events');
  const restoring = row.getByRole('button', { name: `Actions for ${name}` });
  await hydrated(restoring);
  await restoring.click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText(`${name} is back as a draft.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/events/${slug}/overview`);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Draft');
});

test('a deletion is taken back at once from its toast', async ({ page, request }) => {
  const calls = await clientCalls(request, ADMIN);
  const { slug, name } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/overview`);
  const menu = page.getByRole('button', { name: `Actions for ${name}` });
  await hydrated(menu);
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(/\/events$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});
