import { waitForMail } from '../support/inbox';
import { newAddress } from '../support/people';
import { copyOfStore, gotoUntil } from '../support/private-store';
import { chooseSize, fillCard, figure, toShipping } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const PASSWORD = 'a door of our own';
const PRIVATE = 'This store is private';

test.describe('a private store at 375 px (S3.5-11)', () => {
  test.use({ viewport: { width: 375, height: 720 } });

  test('opens to its password, sells through to the payment, and is public again', async ({
    page,
    request,
    browser,
    expectStatus,
  }) => {
    // Of a page that is asked for before its address is known to be private: nothing of it is told any more.
    expectStatus(404);
    const store = await copyOfStore(request);
    const { slug } = store;
    // Kept as a public page first: none of it may be seen later.
    await gotoUntil(page, `/${slug}`, /./);
    await page.goto(`/${slug}/products`);
    const product = await page.getByRole('link', { name: /Kids Tee/ }).getAttribute('href');
    // An open page would go on asking for its links.
    await page.goto('about:blank');
    await store.setAccess({ mode: 'password', password: PASSWORD });
    await gotoUntil(page, product ?? '', PRIVATE);
    await expect(page).toHaveTitle(PRIVATE);
    await expect(page.getByText(/Kids Tee|Fjord/)).toHaveCount(0);
    await expectSoundHere(page, 'entry page');

    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Open store' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Open store' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kids Tee' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${slug}/Product=`));

    await chooseSize(page);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByRole('dialog', { name: 'Your basket' })).toBeVisible();
    await toShipping(page, slug, newAddress());
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(page, '4242424242424242');
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await expect(figure(page, 'Total including tax')).toHaveText(/£/);

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`/${slug}/products`);
    await expect(stranger.getByRole('heading', { level: 1, name: PRIVATE })).toBeVisible();
    await store.setAccess({ mode: 'public' });
    await gotoUntil(stranger, `/${slug}/products`, /products/i);
    await stranger.context().close();
  });
});

test('without script the form works too, and a changed password asks again', async ({ request, browser }) => {
  const store = await copyOfStore(request);
  await store.setAccess({ mode: 'password', password: PASSWORD });
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await gotoUntil(page, `/${store.slug}/about-us`, PRIVATE);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Open store' }).click();
  await expect(page.getByText(/That password isn’t right/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Open store' }).click();
  await expect(page).toHaveURL(new RegExp(`/${store.slug}/about-us$`));
  await expect(page.getByRole('heading', { level: 1, name: PRIVATE })).toHaveCount(0);
  await store.setAccess({ mode: 'password', password: 'another door' });
  await page.goto(`/${store.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: PRIVATE })).toBeVisible();
  await context.close();
});

test('answers say nothing, are kept nowhere, and files and frames are missing', async ({ request }) => {
  const store = await copyOfStore(request);
  const { slug } = store;
  const product = (
    await store.calls.get<{ event_products: { product_id: string }[] }>(`/api/storefront/${slug}`)
  ).event_products[0]?.product_id;
  await store.setAccess({ mode: 'password', password: PASSWORD });
  await expect(async () => {
    expect(await (await request.get(`/${slug}`)).text()).toContain(PRIVATE);
  }).toPass({ timeout: 30_000 });
  const pages = [
    '',
    '/products',
    '/products?q=tee',
    `/Product=${product}`,
    '/about-us',
    '/contact-us',
    '/faqs',
  ];
  const more = [
    ...['/terms-and-conditions', '/accessibility', '/index-old'],
    ...['/checkout', '/payment-success', '?step=shipping'],
  ];
  for (const path of [...pages, ...more]) {
    const answer = await request.get(`/${slug}${path}`);
    const { 'cache-control': cache, 'x-robots-tag': robots } = answer.headers();
    expect([path, answer.status(), cache, robots]).toEqual([
      path,
      200,
      'private, no-store',
      'noindex, nofollow',
    ]);
    const text = await answer.text();
    expect(text).toContain(PRIVATE);
    expect(text).not.toMatch(/Crew Tee|Fjord|application\/ld\+json|og:image/);
  }
  for (const path of [`/${slug}/sitemap.xml`, `/embed/${slug}`, `/api/ten_fjord/${slug}/share-picture`]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(slug);
});

test('an address on the list gets a code, which opens the store once', async ({ page, request }) => {
  const store = await copyOfStore(request);
  const { email } = newAddress();
  await store.calls.post(`/api/ten_fjord/events/${store.slug}/access/invited`, { text: email });
  await store.setAccess({ mode: 'invited' });
  await gotoUntil(page, `/${store.slug}`, PRIVATE);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/we’ve sent it a 6-digit code/)).toBeVisible();
  const { html } = await waitForMail(request, email, 'your code');
  await page.getByLabel('Code', { exact: true }).fill(/\b(\d{6})\b/.exec(html)?.[1] ?? '');
  await page.getByRole('button', { name: 'Open store' }).click();
  await expect(page.getByRole('heading', { level: 1, name: PRIVATE })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Products', exact: true })).toBeVisible();
});
