import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { logInByForm } from '../support/people';
import { expect, test } from '../support/test';

// The same build without its middleware, which is no security boundary: every page must check access itself.

const APP = join(process.cwd(), 'app/[locale]');

/** Each page for logged-in users → the path that another tenant's admin requests, and the expected status. */
const PAGES: Record<string, { path: string; stranger: number }> = {
  '(admin)/dashboard': { path: '/dashboard', stranger: 200 },
  '(admin)/orders': { path: '/orders?event=fjord-fern&tenant=ten_fjord', stranger: 200 },
  '(admin)/orders/cases': { path: '/orders/cases', stranger: 200 },
  '(admin)/orders/drafts': { path: '/orders/drafts?tenant=ten_fjord', stranger: 200 },
  '(admin)/orders/drafts/new': { path: '/orders/drafts/new?tenant=ten_fjord', stranger: 200 },
  '(admin)/orders/drafts/[draft]': { path: '/orders/drafts/dro_somebody?tenant=ten_fjord', stranger: 404 },
  '(admin)/orders/[order]': { path: '/orders/{order}?tenant=ten_fjord', stranger: 404 },
  '(admin)/events': { path: '/events?tenant=ten_fjord&search=fern', stranger: 200 },
  '(admin)/events/create': { path: '/events/create?tenant=ten_fjord', stranger: 200 },
  '(admin)/events/[slug]/branding': { path: '/events/fjord-fern/branding', stranger: 404 },
  '(admin)/events/[slug]/catalogue': { path: '/events/fjord-fern/catalogue', stranger: 404 },
  '(admin)/events/[slug]/event-details': { path: '/events/fjord-fern/event-details', stranger: 404 },
  '(admin)/events/[slug]/fulfillers/register': {
    path: '/events/fjord-fern/fulfillers/register',
    stranger: 404,
  },
  '(admin)/events/[slug]/orders': { path: '/events/fjord-fern/orders', stranger: 404 },
  '(admin)/events/[slug]/files': { path: '/events/fjord-fern/files', stranger: 404 },
  '(admin)/events/[slug]/overview': { path: '/events/fjord-fern/overview', stranger: 404 },
  '(admin)/events/[slug]/products': { path: '/events/fjord-fern/products', stranger: 404 },
  '(admin)/events/[slug]/seo': { path: '/events/fjord-fern/seo', stranger: 404 },
  '(admin)/events/[slug]/codes': { path: '/events/lumen-summit/codes', stranger: 404 },
  '(admin)/events/[slug]/codes/[batch]': { path: '/events/lumen-summit/codes/bat_ls', stranger: 404 },
  '(admin)/events/[slug]/bulk-order': { path: '/events/lumen-offsite/bulk-order', stranger: 404 },
  '(admin)/events/[slug]/bulk-order/[bulk]': {
    path: '/events/lumen-offsite/bulk-order/blk_offsite',
    stranger: 404,
  },
  '(admin)/events/[slug]/bulk-order/[bulk]/pay': {
    path: '/events/lumen-offsite/bulk-order/blk_offsite/pay',
    stranger: 404,
  },
  '(admin)/events/[slug]/invitees': { path: '/events/lumen-offsite/invitees', stranger: 404 },
  '(admin)/events/[slug]/vouchers': { path: '/events/fjord-fern/vouchers', stranger: 404 },
  '(admin)/events/[slug]/claims': { path: '/events/lumen-summit/claims', stranger: 404 },
  '(admin)/events/[slug]/claims/funnel': { path: '/events/lumen-summit/claims/funnel', stranger: 404 },
  '(admin)/events/[slug]/claims/refused': { path: '/events/lumen-summit/claims/refused', stranger: 404 },
  '(admin)/events/[slug]/claims/thanks': { path: '/events/lumen-summit/claims/thanks', stranger: 404 },
  '(admin)/events/[slug]/texts': { path: '/events/fjord-fern/texts', stranger: 404 },
  '(admin)/events/[slug]/store-configuration': {
    path: '/events/fjord-fern/store-configuration',
    stranger: 404,
  },
  '(admin)/events/[slug]/store-configuration-old': {
    path: '/events/fjord-fern/store-configuration-old',
    stranger: 404,
  },
  '(studio)/events/[slug]/store-configuration/live': {
    path: '/events/fjord-fern/store-configuration/live',
    stranger: 404,
  },
  '(admin)/settings/billing-account': {
    path: '/settings/billing-account?tenant=ten_fjord',
    stranger: 200,
  },
  '(admin)/settings/billing-account/card': { path: '/settings/billing-account/card', stranger: 200 },
  '(admin)/settings/billing-account/top-up': { path: '/settings/billing-account/top-up', stranger: 200 },
  '(admin)/settings/api': { path: '/settings/api', stranger: 200 },
  '(admin)/settings/webhooks': { path: '/settings/webhooks', stranger: 200 },
  '(admin)/settings/webhooks/[webhook]': { path: '/settings/webhooks/whk_of_nobody', stranger: 404 },
  '(admin)/settings': { path: '/settings?tenant=ten_fjord', stranger: 200 },
  '(admin)/settings/company-details': {
    path: '/settings/company-details?tenant=ten_fjord',
    stranger: 200,
  },
  '(admin)/settings/shopify': { path: '/settings/shopify?tenant=ten_fjord', stranger: 200 },
  '(admin)/settings/shopify/products': {
    path: '/settings/shopify/products?tenant=ten_fjord',
    stranger: 200,
  },
  '(admin)/settings/log': { path: '/settings/log', stranger: 200 },
  '(admin)/settings/mails': { path: '/settings/mails', stranger: 200 },
  '(admin)/settings/privacy': { path: '/settings/privacy', stranger: 200 },
  '(admin)/users': { path: '/users?tenant=ten_fjord', stranger: 200 },
  '(admin)/users/create': { path: '/users/create?tenant=ten_fjord', stranger: 200 },
  '(staff)/settings/super-admin-panel': { path: '/settings/super-admin-panel', stranger: 403 },
  '(staff)/settings/super-admin-panel/jobs': { path: '/settings/super-admin-panel/jobs', stranger: 403 },
  '(staff)/settings/super-admin-panel/notices': {
    path: '/settings/super-admin-panel/notices',
    stranger: 403,
  },
  '(staff)/settings/super-admin-panel/mails': {
    path: '/settings/super-admin-panel/mails',
    stranger: 403,
  },
  '(staff)/settings/super-admin-panel/looks': {
    path: '/settings/super-admin-panel/looks',
    stranger: 403,
  },
  '(staff)/settings/super-admin-panel/shipping': {
    path: '/settings/super-admin-panel/shipping',
    stranger: 403,
  },
  '(staff)/settings/super-admin-panel/holidays': {
    path: '/settings/super-admin-panel/holidays',
    stranger: 403,
  },
  '(staff)/settings/super-admin-panel/switches': {
    path: '/settings/super-admin-panel/switches',
    stranger: 403,
  },
  '(staff)/settings/super-admin-panel/messages': {
    path: '/settings/super-admin-panel/messages',
    stranger: 403,
  },
  '(staff)/audit-logs': { path: '/audit-logs?tenant=ten_fjord', stranger: 403 },
  '(staff)/clients/[tenant]': { path: '/clients/ten_fjord', stranger: 403 },
  '(staff)/clients/[tenant]/credit': { path: '/clients/ten_fjord/credit', stranger: 403 },
  '(staff)/products': { path: '/products?tenant=ten_fjord', stranger: 403 },
  '(staff)/products/blanks': { path: '/products/blanks', stranger: 403 },
  '(staff)/products/blanks/[blank]': { path: '/products/blanks/tee', stranger: 403 },
  '(staff)/products/blanks/create': { path: '/products/blanks/create', stranger: 403 },
  '(staff)/replace-order': { path: '/replace-order?ref=M7QK', stranger: 403 },
  '(staff)/fulfillers': { path: '/fulfillers', stranger: 403 },
  '(staff)/fulfillers/register': { path: '/fulfillers/register', stranger: 403 },
  '(staff)/fulfillers/[fulfiller]': { path: '/fulfillers/ful_northlight', stranger: 403 },
  '(staff)/client-revenue': { path: '/client-revenue?tenant=ten_fjord', stranger: 403 },
  '(staff)/clients/create': { path: '/clients/create', stranger: 403 },
  '(staff)/clients': { path: '/clients?q=fjord-fern', stranger: 403 },
};

/** Strings that must not appear on a stranger's page. */
const THEIRS = /Fjord|fjord-fern\.example|ff-crew|evt_fjord|Crew Tee|col_fjord/;

function builtPages(): string[] {
  return ['(admin)', '(staff)', '(studio)'].flatMap((group) =>
    readdirSync(join(APP, group), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('page.tsx'))
      .map((file) => `${group}/${file.replace(/\/?page\.tsx$/, '')}`),
  );
}

async function someOrder(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/login', {
    data: { email: 'admin@fjord-fern.example', password: 'Demo-pass-2026' },
  });
  const { token }: { token: string } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  const list = await request.get('/api/ten_fjord/orders?limit=1', { headers });
  const { data }: { data: { orders: { id: string }[] } } = await list.json();
  return data.orders[0]?.id ?? '';
}

/** The requested slug may appear in the page; nothing else may. */
const withoutAddress = (text: string) => text.replace(/fjord-fern|ten_fjord/g, '');

test('every page behind the login is here', () => {
  expect(builtPages().sort()).toEqual(Object.keys(PAGES).sort());
});

test('the middleware is gone, the public pages are not', async ({ request }) => {
  const home = await request.get('/', { headers: { 'accept-language': 'de' } });
  expect(home.status()).toBe(200);
  // The middleware would answer a first visit in the visitor's language and set the cookie.
  expect(home.headers()['set-cookie']).toBeUndefined();
  expect((await request.get('/fjord-fern')).status()).toBe(200);
});

for (const [page, { path }] of Object.entries(PAGES)) {
  test(`${page}: nobody is sent to the login and sees nothing`, async ({ request }) => {
    const answer = await request.get(path.replace('{order}', await someOrder(request)), { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers()['location']).toMatch(/^\/login/);
    expect(withoutAddress(await answer.text())).not.toMatch(THEIRS);
  });
}

test('another tenant’s admin sees their own or nothing', async ({ page, expectStatus }) => {
  expectStatus(403, 404);
  const order = await someOrder(page.request);
  await logInByForm(page, 'admin@tidewater-books.example');
  for (const [name, { path, stranger }] of Object.entries(PAGES)) {
    const answer = await page.request.get(path.replace('{order}', order));
    expect([name, answer.status()]).toEqual([name, stranger]);
    expect(withoutAddress(await answer.text()), name).not.toMatch(THEIRS);
  }
  for (const path of ['/api/ten_fjord/dashboard', `/api/ten_fjord/orders/${order}`]) {
    expect((await page.request.get(path)).status()).toBe(404);
  }
});
