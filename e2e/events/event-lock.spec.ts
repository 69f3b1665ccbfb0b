import { clientCalls } from '../support/calls';
import { hydrated } from '../support/form-ready';
import { createEvent } from '../support/own-event';
import { sellTee } from '../support/own-store';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';
const REASON = 'The logo belongs to someone else.';

test('staff lock a store and say why: its client reads it everywhere, and the store sells on (D5-5)', async ({
  page,
  request,
}) => {
  const calls = await clientCalls(request, ADMIN);
  const { slug, name } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  const product = await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  await calls.post(`/api/${TENANT}/events/${slug}/status`, { status: 'Active' });
  await logIn(page, 'accounts@merchloom.example');
  await page.goto(`/events/${slug}/overview`);
  const menu = page.getByRole('button', { name: `Actions for ${name}` });
  await hydrated(menu);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Lock' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Lock' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expectSoundHere(page, 'lock');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByText('This store is locked')).toBeVisible();
  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/overview`);
  await expect(page.getByText(`Reason: ${REASON}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put on hold' })).toHaveCount(0);
  await hydrated(menu);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toContainText(
    'Locked. Ask your account manager',
  );
  await page.keyboard.press('Escape');
  await expectSoundHere(page, 'locked event');
  for (const path of ['products', 'store-configuration', `products?product=${product}`]) {
    await page.goto(`/events/${slug}/${path}`);
    await expect(page.getByText(`Reason: ${REASON}`)).toBeVisible();
  }
  expect((await request.get(`/${slug}`)).status()).toBe(200);
});

test('staff lock one product and give it back', async ({ page, request }) => {
  const calls = await clientCalls(request, ADMIN);
  const { slug } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  const product = await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  const path = `/events/${slug}/products?product=${product}`;
  await logIn(page, 'super@merchloom.example');
  await page.goto(path);
  // By its text: the designer's tool of the same name is an icon.
  const lock = page.getByRole('button', { name: 'Lock', exact: true }).filter({ hasText: 'Lock' });
  await hydrated(lock);
  await lock.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByText('This product is locked')).toBeVisible();
  await logIn(page, ADMIN);
  await page.goto(path);
  await expect(page.getByText(`Reason: ${REASON}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlock' })).toHaveCount(0);
  await logIn(page, 'super@merchloom.example');
  await page.goto(path);
  const unlock = page.getByRole('button', { name: 'Unlock' });
  await hydrated(unlock);
  await unlock.click();
  await dialog.getByLabel('Reason').fill('It has been replaced.');
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('This product is locked')).toHaveCount(0);
});
