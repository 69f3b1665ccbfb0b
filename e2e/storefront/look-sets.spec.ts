import { clientCalls } from '../support/calls';
import { formReady } from '../support/form-ready';
import { createEvent } from '../support/own-event';
import { sellTee } from '../support/own-store';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';

async function openStudio(page: Page, slug: string): Promise<void> {
  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/store-configuration`);
  await formReady(page, 'Save');
}

async function openSets(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog');
}

test('a colour set is added, worn, changed for every store at once, and not deleted while it is worn (S3.6-14)', async ({
  page,
  request,
  expectStatus,
}) => {
  expectStatus(409);
  const calls = await clientCalls(request, ADMIN);
  const { slug, name } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  await calls.post(`/api/${TENANT}/events/${slug}/status`, { status: 'Active' });
  await openStudio(page, slug);
  const panel = await openSets(page, 'Manage colour sets');
  await panel.getByRole('button', { name: 'Add colour set' }).click();
  const set = `Tide ${slug.slice(-6)}`;
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill(set);
  await panel.getByRole('textbox', { name: 'Primary', exact: true }).fill('#f2c94c');
  await expect(panel.getByText('Adjusted so everyone can read it')).toBeVisible();
  await expectSoundHere(page, 'colour set');
  await panel.getByRole('button', { name: 'Save set' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: set })).toContainText('Not in use');
  await panel.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('radio', { name: set }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  await openSets(page, 'Manage colour sets');
  await panel.getByRole('button', { name: `Delete ${set}` }).click();
  await expect(panel.getByRole('alert').filter({ hasText: `${set} is in use` })).toContainText(name);
  await panel.getByRole('button', { name: `Edit ${set}` }).click();
  await expect(panel.getByText('1 store uses this set')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Primary', exact: true }).fill('#123456');
  await panel.getByRole('button', { name: 'Save set' }).click();
  await expect(panel.getByRole('button', { name: 'Add colour set' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('textbox', { name: 'Primary', exact: true })).toHaveValue('#123456');
  await expect(page.getByRole('button', { name: 'Manage colour sets' })).toBeFocused();
  await expect(async () => {
    await page.goto(`/${slug}`);
    const primary = await page
      .locator('[data-surface="store"]')
      .evaluate((surface) => getComputedStyle(surface).getPropertyValue('--store-primary').trim());
    expect(primary).toBe('#123456');
  }).toPass({ timeout: 30_000 });
});

test('a font set is added on a phone, deleted, and brought back', async ({ page, request }) => {
  const calls = await clientCalls(request, ADMIN);
  const { slug } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  await page.setViewportSize({ width: 375, height: 800 });
  await openStudio(page, slug);
  const panel = await openSets(page, 'Manage font sets');
  await panel.getByRole('button', { name: 'Add font set' }).click();
  const set = `Type ${slug.slice(-6)}`;
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill(set);
  await panel.getByLabel('Heading font').selectOption('Anton');
  await expect(panel.getByLabel('Weight').first()).toHaveValue('400');
  await panel.getByRole('button', { name: 'Save set' }).click();
  const row = panel.getByRole('listitem').filter({ hasText: set });
  await expect(row).toBeVisible();
  await expectSoundHere(page, 'font sets');
  await row.getByRole('button', { name: `Delete ${set}` }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('radio', { name: set })).toBeVisible();
});
