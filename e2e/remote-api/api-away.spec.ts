import { expect, test } from '../support/test';

const WEB = process.env.E2E_SECOND_URL ?? '';
const FORWARDER = process.env.E2E_FORWARDER_URL ?? '';

/** Whether this web reaches its API from now on. */
async function letApi(way: 'open' | 'closed'): Promise<void> {
  expect((await fetch(`${FORWARDER}/_forwarder?way=${way}`)).status).toBe(200);
}

test.afterEach(() => letApi('open'));

test('while the API is away kept pages are served, and others say so (D19-12)', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(503);
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: WEB }]);
  const kept = `${WEB}/fjord-fern/Product=ff-mug`;
  await page.goto(kept);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camp Mug');

  await letApi('closed');
  expect((await page.goto(kept))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camp Mug');
  expect((await page.goto(`${WEB}/privacy-policy`))?.status()).toBe(200);

  const lists = await page.request.get(`${WEB}/tidewater/sitemap.xml`);
  expect([lists.status(), lists.headers()['retry-after']]).toEqual([503, '5']);
  for (const path of [
    '/fjord-fern/Product=ff-crew-tee',
    '/lumen-crew',
    '/fjord-fern/products?colour=black',
  ]) {
    const answer = await page.goto(WEB + path);
    expect([path, answer?.status(), answer?.headers()['retry-after']]).toEqual([path, 503, '5']);
    expect(answer?.headers()['cache-control']).toMatch(/no-store/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t available right now');
  }

  await letApi('open');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Crew Tee' }).first()).toBeVisible();
});

test('a first visit to a kept page is answered too, in the browser’s language (D19-12)', async ({
  page,
  expectStatus,
}) => {
  // What the page asks for once it is live.
  expectStatus(503);
  await page.goto(`${WEB}/fjord-fern`);
  await letApi('closed');
  await page.context().clearCookies();
  expect((await page.goto(`${WEB}/fjord-fern`))?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
