import { clientCalls } from '../support/calls';
import { hydrated } from '../support/form-ready';
import { createEvent } from '../support/own-event';
import { sellTee } from '../support/own-store';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';

test('a store is put on hold and duplicated from the list, on a phone', async ({ page, request }) => {
  const calls = await clientCalls(request, ADMIN);
  const { slug, name } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  await page.setViewportSize({ width: 375, height: 812 });
  await logIn(page, ADMIN);
  await page.goto(`/events?search=${slug}`);
  const row = page.getByRole('row').filter({ hasText: name });
  const menu = row.getByRole('button', { name: `Actions for ${name}` });
  await hydrated(menu);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Put on hold' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message to visitors').fill('Back soon.');
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect(row.getByText('On hold').filter({ visible: true })).toBeVisible();
  await expectSoundHere(page, 'events on a phone');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expectSoundHere(page, 'duplicate');
  await dialog.getByLabel('Name', { exact: true }).fill(`${name} again`);
  await dialog.getByLabel('Settings and shipping').uncheck();
  await dialog.getByRole('button', { name: 'Duplicate' }).dblclick();
  await expect(page).toHaveURL(new RegExp(`/events/${slug}-again/overview$`));
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Draft');
  await page.goto(`/events/${slug}-again/products`);
  await expect(page.getByRole('link', { name: 'Singing Tee' })).toBeVisible();
  await page.goto(`/events?search=${slug}`);
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('filters are kept as a view and opened again', async ({ page, request }) => {
  const calls = await clientCalls(request, ADMIN);
  const view = `Gift drafts ${Math.random().toString(36).slice(2, 8)}`;
  await logIn(page, ADMIN);
  await page.goto('/events?status=Draft&type=Promo');
  const views = page.getByRole('button', { name: 'Views' });
  await hydrated(views);
  await views.click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(view);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/events');
  const opened = page.getByRole('button', { name: view, exact: true });
  await hydrated(opened);
  await opened.click();
  await page.getByRole('menuitem', { name: view, exact: true }).click();
  await expect(page).toHaveURL(/status=Draft/);
  await expect(page).toHaveURL(/type=Promo/);
  const { views: kept } = await calls.get<{ views: { id: string; name: string }[] }>(
    `/api/${TENANT}/lists/events/views`,
  );
  const own = kept.find(({ name }) => name === view);
  await calls.post(`/api/${TENANT}/lists/events/views/${own?.id}/delete`, {});
});

test('each role finds in the menu what it may do, and no more (D3)', async ({ page }) => {
  const open = async (email: string) => {
    await logIn(page, email);
    await page.goto('/events?search=fjord-fern-summer');
    const menu = page.getByRole('button', { name: 'Actions for Fjord & Fern Summer' });
    await hydrated(menu);
    await menu.click();
    return (await page.getByRole('menuitem').allTextContents()).map((text) => text.trim());
  };
  const change = ['Rename', 'Duplicate', 'Publish', 'Put on hold'];
  expect(await open('admin@fjord-fern.example')).toEqual([...change, 'Delete']);
  expect(await open('manager@fjord-fern.example')).toEqual(change);
  expect(await open('super@merchloom.example')).toEqual([...change, 'Lock', 'Delete']);
  expect(await open('accounts@merchloom.example')).toEqual([...change, 'Lock']);
  await logIn(page, 'service@fjord-fern.example');
  await page.goto('/events?search=fjord-fern-summer');
  await expect(page.getByRole('link', { name: 'Fjord & Fern Summer' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
});
