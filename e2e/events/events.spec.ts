import type { APIRequestContext } from '@playwright/test';
import { hydrated } from '../support/form-ready';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { createByWizard } from '../support/wizard';

const ADMIN = 'admin@tidewater-books.example';

/** A name that no other run uses. */
const someName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

test('a draft is made, found in the list, opened for guests by its link, and says what it needs', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(404, 422);
  const name = someName('Spring Tide');
  await logIn(page, ADMIN);
  await createByWizard(page, name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectSoundHere(page, 'event page');
  const steps = page.getByRole('region', { name: 'Launch check' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Products available' })).toContainText(
    'Required',
  );
  await page.getByRole('button', { name: 'Publish' }).click();
  const refusing = page.getByRole('dialog');
  await refusing.getByRole('button', { name: 'Publish' }).click();
  await expect(refusing.getByRole('link', { name: 'Fix: Products available' })).toBeVisible();
  await refusing.getByRole('button', { name: 'Cancel' }).click();
  const link = await page.getByRole('textbox', { name: 'Preview link', exact: true }).inputValue();
  const guest = await context.browser()?.newContext();
  const shown = await guest?.newPage();
  expect((await shown?.goto(`/${slugOf(name)}`))?.status()).toBe(404);
  expect((await shown?.goto(new URL(link).pathname + new URL(link).search))?.status()).toBe(200);
  await guest?.close();
  await page.goto('/events?status=Draft');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name or web address' }).fill(slugOf(name));
  await page.getByRole('button', { name: 'Run the search' }).click();
  await expect(page).toHaveURL(/search=spring-tide/);
  await expect(page.getByRole('row')).toHaveCount(2);
  // The page is as narrow as a phone now, where the other filters are folded away.
  const filters = page.getByRole('button', { name: /^Filters/ });
  await hydrated(filters);
  await filters.click();
  await page.getByLabel('Type').selectOption('Promo');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/events$/);
});

/** Adds a printable product and puts it on sale through the API, with a token. */
async function addProduct(request: APIRequestContext, slug: string): Promise<void> {
  const login = await request.post('/api/login', { data: { email: ADMIN, password: 'Demo-pass-2026' } });
  const { token }: { token: string } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  const text = {
    id: 'word',
    z: 0,
    customisable: false,
    fontFamily: 'Anton',
    fontSize: 60,
    fill: '#ffffff',
    text: 'TIDE',
    textAlign: 'center',
    angle: 0,
    scale: { x: 1, y: 1 },
    position: { x: 140, y: 160 },
    maxLength: null,
  };
  const path = `/api/ten_tidewater/events/${slug}/products`;
  const garment = await request.get('/api/ten_fjord/fjord-fern/product-id=ff-crew-tee');
  const { data: known } = await garment.json();
  const { items } = known.product.products.front;
  const added = await request.post(path, {
    headers,
    data: {
      blank: 'tee',
      name: 'Tide Tee',
      price: '18.00',
      colours: ['tee-black'],
      design: { front: { texts: [text], images: [], shapes: [], items }, back: null },
    },
  });
  expect(added.status(), await added.text()).toBe(200);
  const { data } = await added.json();
  const change = { updated_at: data.updated_at, status: 'active' };
  const sold = await request.post(`${path}/${data.product_id}`, { headers, data: change });
  expect(sold.status(), await sold.text()).toBe(200);
}

test('an event is opened, put on hold and taken back, each confirmed; by keyboard', async ({
  page,
  request,
}) => {
  const name = someName('Slipway');
  await logIn(page, ADMIN);
  await createByWizard(page, name);
  await addProduct(request, slugOf(name));
  await page.reload();
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await status.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(status.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View store' })).toHaveAttribute('href', `/${slugOf(name)}`);
  await status.getByRole('button', { name: 'Put on hold' }).click();
  await page.getByLabel('Message to visitors').fill('Back at high tide.');
  await page.getByRole('dialog').getByRole('button', { name: 'Put on hold' }).click();
  await expect(status.getByText('On hold', { exact: true })).toBeVisible();
  await status.getByRole('button', { name: 'Return to draft' }).click();
  const dialog = page.getByRole('dialog');
  await expectSoundHere(page, 'dialog');
  await dialog.getByRole('button', { name: 'Return to draft' }).click();
  await expect(dialog.getByLabel(/Type the name/)).toBeFocused();
  await dialog.getByLabel(/Type the name/).fill(name);
  await dialog.getByRole('button', { name: 'Return to draft' }).click();
  await expect(status.getByText('Draft', { exact: true })).toBeVisible();
});

test('staff see every client’s events and narrow to one; who may only look, changes nothing', async ({
  page,
}) => {
  await logIn(page, 'super@merchloom.example');
  // The oldest first: what other tests make meanwhile doesn't push the demo's events to a second page.
  await page.goto('/events?sort=created_at');
  await expect(page.getByRole('link', { name: 'Lumen Summit' })).toBeVisible();
  await page.getByLabel('Client', { exact: true }).selectOption('ten_fjord');
  await expect(page).toHaveURL(/tenant=ten_fjord/);
  await expect(page.getByRole('link', { name: 'Lumen Summit' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Fjord & Fern', exact: true }).click();
  await expect(page.getByText('Open Fjord & Fern Coffee to change anything here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put on hold' })).toHaveCount(0);
});

test('staff find events by their client’s name, sort them, and go to them from the list of clients', async ({
  page,
}) => {
  await logIn(page, 'super@merchloom.example');
  await page.goto('/clients?search=ten_lumen');
  await page.getByRole('link', { name: /^\d+ stores of Lumen Robotics$/ }).click();
  await expect(page).toHaveURL(/\/events\?tenant=ten_lumen$/);
  await expect(page.getByRole('link', { name: 'Lumen Summit' })).toBeVisible();
  await page.goto('/events');
  await page.getByRole('searchbox', { name: 'Name, web address or client' }).fill('lumen robotics');
  await page.getByRole('button', { name: 'Run the search' }).click();
  await expect(page).toHaveURL(/search=lumen\+robotics/);
  await expect(page.getByRole('link', { name: 'Lumen Summit' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fjord & Fern', exact: true })).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Created' }).click();
  await expect(page).toHaveURL(/sort=-created_at/);
  const created = page.getByRole('columnheader', { name: 'Created' });
  await expect(created).toHaveAttribute('aria-sort', 'descending');
  await created.getByRole('link').click();
  await expect(created).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(1)).toContainText(/Lumen (Crew|Sample)/);
  await page.setViewportSize({ width: 375, height: 812 });
  const sort = page.getByLabel('Sort by');
  await expect(sort).toHaveValue('created_at');
  await sort.selectOption('Recently changed');
  await expect(page).toHaveURL(/\?search=lumen\+robotics$/);
  await expect(sort).toHaveValue('-updated_at');
  await expectSoundHere(page, 'events of all clients');
});

test('customer service may look and change nothing', async ({ page }) => {
  await logIn(page, 'service@fjord-fern.example');
  await page.goto('/events?sort=created_at');
  await expect(page.getByRole('link', { name: 'Create a store' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Fjord & Fern', exact: true }).click();
  await expect(page.getByText('Your role can view the status but not change it.')).toBeVisible();
});
