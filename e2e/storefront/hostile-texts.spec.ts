import type { APIRequestContext, Page } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { expectHarmlessHere, speaker, watch } from '../support/hostile';
import { createEvent } from '../support/own-event';
import { sellTee } from '../support/own-store';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

const EMAIL = 'admin@tidewater-books.example';
const TENANT = 'ten_tidewater';

const say = speaker();

/** A store on sale, hostile in every text that it has. */
async function hostileStore(request: APIRequestContext): Promise<{ slug: string; product: string }> {
  const calls = await clientCalls(request, EMAIL);
  const { slug } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  const product = await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  const event = `/api/${TENANT}/events/${slug}`;
  const admin = `/api/${TENANT}/store-admin/${slug}`;
  const { updated_at } = await calls.get<{ updated_at: string }>(`${event}/products/${product}`);
  const named = { name: say(80), description: say(2000), category: say(60) };
  await calls.post(`${event}/products/${product}`, { updated_at, ...named });
  await calls.post(`${admin}/configuration/update`, {
    storeConfig: {
      storeName: say(80),
      contactPhone: say(40),
      contactAddress: say(300),
      homeHeading: say(120),
      homeSubheading: say(240),
      homeButton: { enabled: true, text: say(40), link: `/${slug}/products` },
      aboutUs: { enabled: true, pageName: say(60), content: say(5000) },
      faqs: { content: say(5000) },
      terms: { content: say(5000) },
      contactUs: { heading: say(120), subheading: say(240) },
    },
  });
  const details = await calls.get<{ version: number }>(`${event}/details`);
  const messages = { name: say(80), on_hold_message: say(500) };
  await calls.post(`${event}/details`, { version: details.version, ...messages });
  const { version } = await calls.get<{ version: number }>(`${admin}/seo`);
  const seo = { title: say(60), description: say(150), share: say(100) };
  await calls.post(`${admin}/seo`, { version, texts: { en: seo } });
  await calls.post(`${event}/status`, { status: 'Active' });
  return { slug, product };
}

/** Opens a page of the store or of the admin: it says a hostile text, and nothing of it has become more than text. */
async function expectHarmless(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  await expectHarmlessHere(page, path);
}

const STORE = [
  '',
  '/products',
  '/Product={product}',
  '/about-us',
  '/contact-us',
  '/faqs',
  '/terms-and-conditions',
  '/accessibility',
];
const ADMIN = [
  'overview',
  'products',
  'products?product={product}',
  'catalogue',
  'event-details',
  'texts',
  'seo',
];
const LOOKS = ['branding', 'files', 'store-configuration-old'];

test('the store runs nothing and asks nobody', async ({ page, request, baseURL }) => {
  const { slug, product } = await hostileStore(request);
  const heard = watch(page, baseURL ?? '');
  for (const path of [...STORE, '/index-old'])
    await expectHarmless(page, `/${slug}${path.replace('{product}', product)}`);
  expect(heard).toEqual([]);
});

for (const [part, tabs] of Object.entries({ event: ADMIN, looks: LOOKS })) {
  test(`the admin (${part}) runs nothing and asks nobody`, async ({ page, request, baseURL }) => {
    const { slug, product } = await hostileStore(request);
    const heard = watch(page, baseURL ?? '');
    await logIn(page, EMAIL);
    for (const tab of tabs)
      await expectHarmless(page, `/events/${slug}/${tab.replace('{product}', product)}`);
    expect(heard).toEqual([]);
  });
}

test('the list of events and the studio run nothing and ask nobody', async ({ page, request, baseURL }) => {
  const { slug } = await hostileStore(request);
  const heard = watch(page, baseURL ?? '');
  await logIn(page, EMAIL);
  await expectHarmless(page, '/events');
  const studio = page.frameLocator('iframe[title="Preview"]');
  await page.goto(`/events/${slug}/store-configuration`);
  await expect(studio.locator('[data-live-page] h1')).toContainText(/./);
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  expect(await studio.locator('body').evaluate(() => '__ran' in window)).toBe(false);
  expect(heard).toEqual([]);
});
