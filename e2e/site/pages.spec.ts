import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../lib/kernel/locales';
import { clientCalls } from '../support/calls';
import { createClient } from '../support/own-client';
import { logIn } from '../support/people';
import { ELSEWHERE, PUBLIC_PAGES, publicRoutes, VISITS } from '../support/public-pages';
import { expectFittingPage, expectSoundPage } from '../support/sound';
import { expect, test } from '../support/test';
import { isOfToday } from '../support/thirds';

// The tests share nothing, so both workers take part in this file.
test.describe.configure({ mode: 'parallel' });

const PRIVATE = [
  '/dashboard',
  '/orders',
  '/events/fjord-fern/branding',
  '/events/fjord-fern/store-configuration',
  '/events/fjord-fern/store-configuration-old',
  '/events',
  '/events/create',
  '/events/fjord-fern/overview',
  '/events/fjord-fern/event-details',
  '/events/fjord-fern/catalogue',
  '/events/fjord-fern/orders',
  '/settings/billing-account',
  '/settings/billing-account/top-up',
  '/settings/log',
  '/settings/mails',
  '/settings/shopify',
  '/settings/shopify/products',
  '/settings/privacy',
] as const;

/** No animations, so that contrast is not measured during a fade. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every route of the public side is looked at', () => {
  expect([...Object.keys(PUBLIC_PAGES), ...Object.keys(ELSEWHERE)].sort()).toEqual(publicRoutes());
  for (const file of Object.values(ELSEWHERE)) {
    expect(readFileSync(join(__dirname, '..', file), 'utf8'), file).toMatch(/await expectSound(Here|Page)\(/);
  }
});

for (const { path, status, alsoFails, arrange } of VISITS.filter((_, index) => isOfToday(index))) {
  test(`${path} fits three widths and a zoom of 400 %, axe finds nothing, and nothing moves as it comes`, async ({
    page,
    expectStatus,
  }) => {
    for (const one of [status, alsoFails]) if (one) expectStatus(one);
    await expectSoundPage(page, (await arrange?.(page)) ?? path);
  });
}

/** German and Finnish have the longest words; a phone's header has the least room. The nightly run looks at all. */
const LANGUAGES = process.env.E2E_NIGHTLY ? LOCALES.map(({ code }) => code) : ['de', 'fi'];

for (const lang of LANGUAGES) {
  test(`no page is wider than a phone in ${lang}`, async ({ page }) => {
    // Some forty pages, one after another, where others take one or two.
    test.slow();
    await page.setViewportSize({ width: 375, height: 812 });
    const plain = VISITS.filter(({ status, alsoFails, arrange }) => !status && !alsoFails && !arrange);
    for (const { path } of plain.filter((_, index) => isOfToday(index))) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(wide, path).toBeLessThanOrEqual(0);
    }
  });
}

for (const path of PRIVATE) {
  test(`${path} fits three widths and axe finds nothing`, async ({ page }) => {
    await logIn(page, 'admin@fjord-fern.example');
    await expectFittingPage(page, path);
  });
}

test('an order, from the list, fits three widths and axe finds nothing', async ({ page }) => {
  await logIn(page, 'admin@fjord-fern.example');
  // The oldest of those that have shipped: nothing happens to it any more, and no test adds an older one.
  await page.goto('/orders?status=shipped&sort=created_at');
  const path = await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href');
  expect(path).toMatch(/^\/orders\/\w+$/);
  await expectFittingPage(page, path ?? '');
});

test('the audit log fits three widths and axe finds nothing', async ({ page, request }) => {
  // A row on its first page whose details are one long word, as an address may be, and a list.
  const { email, tenant } = await createClient('Audit');
  const calls = await clientCalls(request, email);
  await calls.post(`/api/${tenant}/api-tokens`, {
    key: randomBytes(24).toString('base64url'),
    name: 'w'.repeat(80),
    permissions: ['orders.read', 'orders.note'],
    expires_on: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  });
  await logIn(page, 'super@merchloom.example');
  await expectFittingPage(page, '/audit-logs');
  await expectFittingPage(page, '/audit-logs?log=platform');
});

test('the clients fit three widths and axe finds nothing', async ({ page }) => {
  await logIn(page, 'super@merchloom.example');
  await expectFittingPage(page, '/clients');
});

test('a client fits three widths and axe finds nothing', async ({ page }) => {
  await logIn(page, 'super@merchloom.example');
  await expectFittingPage(page, '/clients/ten_fjord');
});

test('the products of all clients, for staff, fit three widths and axe finds nothing', async ({ page }) => {
  await logIn(page, 'super@merchloom.example');
  await expectFittingPage(page, '/products');
});

for (const path of ['/products/blanks', '/products/blanks/create', '/products/blanks/tee']) {
  test(`${path}, for staff, fits three widths and axe finds nothing`, async ({ page }) => {
    await logIn(page, 'super@merchloom.example');
    await expectFittingPage(page, path);
  });
}

test('adding a client fits three widths and axe finds nothing', async ({ page }) => {
  await logIn(page, 'super@merchloom.example');
  await expectFittingPage(page, '/clients/create');
});

test('a client’s credit, for staff, fits three widths and axe finds nothing', async ({ page }) => {
  await logIn(page, 'super@merchloom.example');
  await expectFittingPage(page, '/clients/ten_lumen/credit');
});

test('the setup of a shop-platform client fits three widths and axe finds nothing', async ({ page }) => {
  await logIn(page, 'admin@prairie-run.example');
  await expectFittingPage(page, '/get-started');
});
