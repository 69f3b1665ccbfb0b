import sharp from 'sharp';
import { clientCalls } from '../support/calls';
import { formReady } from '../support/form-ready';
import { createEvent } from '../support/own-event';
import { sellTee } from '../support/own-store';
import { logIn } from '../support/people';
import { expect, test, type Page } from '../support/test';

const TENANT = 'ten_fjord';
const ADMIN = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const STAFF = 'accounts@merchloom.example';

/** A mark of two colours, three quarters of it deep violet. */
async function logo(): Promise<Buffer> {
  const corner = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#e0a030' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 200, height: 200, channels: 3, background: '#4b1f6f' } })
    .composite([{ input: corner, left: 100, top: 100 }])
    .png()
    .toBuffer();
}

async function openBranding(page: Page, slug: string): Promise<void> {
  await page.goto(`/events/${slug}/branding`);
  await formReady(page, 'Save');
}

// Axe and the widths of the page: e2e/site/pages.spec.ts.
test('name, logo and the colours of the logo are saved, and seen in the store’s head and page (S2.2-35, S2.2-36)', async ({
  page,
  request,
}) => {
  const calls = await clientCalls(request, ADMIN);
  const { slug } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  await calls.post(`/api/${TENANT}/events/${slug}/status`, { status: 'Active' });
  const name = `Violet ${slug.slice(-6)}`;
  const png = { name: 'mark.png', mimeType: 'image/png', buffer: await logo() };
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, ADMIN);
  await openBranding(page, slug);
  await page.getByRole('textbox', { name: 'Store name' }).fill(name);
  await page.getByRole('checkbox', { name: 'Show a logo' }).check();
  await page.getByLabel('Logo', { exact: true }).setInputFiles(png);
  await page.getByRole('button', { name: 'Find colours in the logo' }).click();
  const sets = page.getByRole('group', { name: 'Sets made from your logo' });
  await expect(page.getByText('#4b1f6f')).toBeVisible();
  await expect(sets.getByRole('radio')).toHaveCount(3);
  await sets.getByRole('radio', { name: 'Bold' }).check();
  await page.getByRole('checkbox', { name: 'Use my own icon' }).check();
  await page.getByLabel('Icon', { exact: true }).setInputFiles(png);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  type Colours = { store_colour_set: { name: string; primary: string } };
  const saved = await calls.get<Colours>(`/api/${TENANT}/store-admin/${slug}/configuration`);
  expect(saved.store_colour_set.name).toMatch(/^From the logo: Bold/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Store name' })).toHaveValue(name);

  await expect(async () => {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveTitle(new RegExp(name));
  const primary = await page
    .locator('[data-surface="store"]')
    .evaluate((surface) => getComputedStyle(surface).getPropertyValue('--store-primary').trim());
  expect(primary).toBe(saved.store_colour_set.primary);
  const icon = page.locator('link[rel="icon"][sizes="32x32"]');
  const touch = page.locator('link[rel="apple-touch-icon"][sizes="180x180"]');
  for (const [link, size] of [
    [icon, 32],
    [touch, 180],
  ] as const) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('image/png');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height]).toEqual([size, size]);
  }
});

test('is read-only for customer service, and while the event is locked', async ({ page, request }) => {
  const calls = await clientCalls(request, ADMIN);
  const { slug } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  const name = page.getByRole('textbox', { name: 'Store name' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await logIn(page, SERVICE);
  await page.goto(`/events/${slug}/branding`);
  await expect(
    page.getByText('Your role can view this store’s configuration but not change it.'),
  ).toBeVisible();
  await expect(name).toBeDisabled();
  await expect(save).toHaveCount(0);

  const staff = await clientCalls(request, STAFF);
  await staff.post(`/api/${TENANT}/events/${slug}/lock`, { reason: 'Artwork is being checked' });
  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/branding`);
  await expect(page.getByText('This store is locked, but keeps selling.')).toBeVisible();
  await expect(page.getByText('Artwork is being checked')).toBeVisible();
  await expect(name).toBeDisabled();
  await expect(save).toHaveCount(0);
  await staff.post(`/api/${TENANT}/events/${slug}/unlock`, { reason: 'Checked' });
  await openBranding(page, slug);
  await expect(name).toBeEnabled();
});
