import type { APIRequestContext } from '@playwright/test';
import { LOCALE_CODES } from '../../lib/kernel/locales';
import { expect, test, type Page } from '../support/test';

// The tests share nothing, so both workers take part in this file.
test.describe.configure({ mode: 'parallel' });

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

async function things(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph']);
}

const content = (page: Page, selector: string) => page.locator(selector).first().getAttribute('content');

async function locations(request: APIRequestContext, path: string): Promise<string[]> {
  const response = await request.get(path);
  expect(response.headers()['content-type']).toContain('application/xml');
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
}

test('robots.txt leads to the index, and the index to a sitemap for each open store and paid order form', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Sitemap: https?:\/\/[^\s]+\/sitemap\.xml/);
  const stores = (await locations(request, '/sitemap.xml')).map((url) => new URL(url).pathname);
  expect(stores).toContain('/fjord-fern/sitemap.xml');
  expect(stores).toContain('/tidewater/sitemap.xml');
  expect(stores).toContain('/lumen-crew/sitemap.xml');
  expect(stores[0]).toBe('/pages-sitemap.xml');
  expect(stores.join(' ')).not.toMatch(/summer|archive|lumen-(summit|sample|offsite)/);
  const pages = (await locations(request, '/fjord-fern/sitemap.xml')).map((url) => new URL(url).pathname);
  expect(pages).toEqual(
    expect.arrayContaining([
      '/fjord-fern',
      '/fjord-fern/products',
      '/fjord-fern/Product=ff-crew-tee',
      '/fjord-fern/NewProduct=ff-name-hoodie',
    ]),
  );
  expect(pages.join(' ')).not.toContain('ff-draft-cap');
  for (const path of pages) expect((await request.get(path)).status(), path).toBe(200);
});

test('the platform’s own pages are in a sitemap with the day of their last change, and say where they are shared', async ({
  page,
  request,
}) => {
  const text = await (await request.get('/pages-sitemap.xml')).text();
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)?.length).toBe(text.match(/<url>/g)?.length);
  for (const path of (await locations(request, '/pages-sitemap.xml')).map((url) => new URL(url).pathname)) {
    await page.goto(path);
    for (const name of ['title', 'description', 'url', 'type', 'site_name', 'locale', 'image'])
      await expect(page.locator(`meta[property="og:${name}"]`), `${path} og:${name}`).toHaveCount(1);
    expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe('/manifest.webmanifest');
  }
  await page.goto('/');
  expect((await things(page)).map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  for (const { src } of (await manifest.json()).icons) expect((await request.get(src)).status()).toBe(200);
  await page.goto('/fjord-fern/faqs');
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
});

test('the sitemap of a paid order form names its pages, which all say the same of themselves', async ({
  page,
  request,
}) => {
  const pages = (await locations(request, '/lumen-crew/sitemap.xml')).map((url) => new URL(url).pathname);
  expect(pages).toEqual([
    '/lumen-crew',
    '/lumen-crew/faqs',
    '/lumen-crew/contact-us',
    '/lumen-crew/terms-and-conditions',
    '/lumen-crew/accessibility',
  ]);
  for (const path of pages) {
    const answer = await page.goto(path);
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, path]);
    await expect(page.locator('meta[name="robots"][content*="noindex"]'), path).toHaveCount(0);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
  }
});

for (const slug of [
  ...['fjord-fern-summer', 'fjord-fern-archive', 'no-such-store'],
  ...['lumen-summit', 'lumen-sample', 'lumen-offsite'],
]) {
  test(`${slug} has no sitemap`, async ({ request }) => {
    expect((await request.get(`/${slug}/sitemap.xml`)).status()).toBe(404);
  });
}

test('a product page says its price, its languages and the way to it', async ({ page, request }) => {
  await page.goto('/fjord-fern/Product=ff-crew-tee');
  await expect(page).toHaveTitle('Crew Tee · Fjord & Fern');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
    /\/fjord-fern\/Product=ff-crew-tee$/,
  );
  const languages = page.locator('link[rel="alternate"][hreflang]');
  await expect(languages).toHaveCount(LOCALE_CODES.length + 1);
  const found = await things(page);
  const group = found.find((thing) => thing['@type'] === 'ProductGroup');
  expect(group).toMatchObject({ name: 'Crew Tee' });
  const variants = group?.['hasVariant'] as Thing[];
  expect(variants.length).toBeGreaterThan(5);
  for (const variant of variants)
    expect(variant).toMatchObject({
      sku: expect.any(String),
      color: expect.any(String),
      size: expect.any(String),
      offers: { price: '21.60', priceCurrency: 'GBP', shippingDetails: {}, hasMerchantReturnPolicy: {} },
    });
  expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
  expect((group?.['image'] as string[])[0]).toMatch(/\/preview\//);
  expect(found.map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['OfferShippingDetails', 'MerchantReturnPolicy']),
  );
  expect(found.find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Fjord & Fern' }, { name: 'Products' }, { name: 'Crew Tee' }],
  });
  const picture = (await content(page, 'meta[property="og:image"]')) ?? '';
  const answer = await request.get(new URL(picture).pathname + new URL(picture).search);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const png = await answer.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("a store says who runs it, and an American one's prices are its own", async ({ page }) => {
  await page.goto('/fjord-fern');
  expect(await things(page)).toEqual([
    expect.objectContaining({ '@type': 'Organization', legalName: 'Fjord & Fern Coffee Ltd' }),
    expect.objectContaining({ '@type': 'WebSite', name: 'Fjord & Fern' }),
  ]);
  await page.goto('/prairie-run/Product=pr-club-tee');
  const [tee] = await things(page);
  const offer = { price: '24.00', priceCurrency: 'USD' };
  expect((tee?.['hasVariant'] as Thing[])[0]).toMatchObject({ offers: offer });
  expect(JSON.stringify(tee)).not.toContain('valueAddedTax');
});

for (const path of ['/fjord-fern', '/fjord-fern/products', '/fjord-fern/NewProduct=ff-name-hoodie']) {
  test(`${path} may be listed`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  });
}

for (const path of [
  '/fjord-fern/products?colour=forest',
  '/fjord-fern/checkout',
  '/fjord-fern/payment-success',
  '/fjord-fern-archive',
  '/lumen-summit',
  '/lumen-summit/faqs',
  '/lumen-offsite',
  '/lumen-crew?step=shipping',
]) {
  test(`${path} is for no index`, async ({ page }) => {
    await page.goto(path);
    expect(await content(page, 'meta[name="robots"]')).toContain('noindex');
  });
}

test('a filtered list points at the whole one', async ({ page }) => {
  await page.goto('/fjord-fern/products?colour=forest&sort=recent');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/fjord-fern\/products$/);
});
