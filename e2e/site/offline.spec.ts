import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

// The worker comes with the page, so these tests let it (playwright.config.ts).
test.use({ serviceWorkers: 'allow' });

const ready = () => navigator.serviceWorker.ready.then(() => caches.keys());

test.describe('a page that is asked for without a network (S2.1-81)', () => {
  test('is the kept one, in the reader’s language, until the network is back', async ({
    page,
    context,
    baseURL,
    expectLostConnection,
  }) => {
    expectLostConnection();
    await context.addCookies([{ name: 'i18n_redirected', value: 'de', url: baseURL ?? '' }]);
    await page.goto('/fjord-fern');
    await expect
      .poll(() => page.evaluate(ready))
      .toEqual([expect.stringMatching(/^offline-page-[0-9a-f]{12}$/)]);
    await page.reload();
    await context.setOffline(true);
    await page.goto('/fjord-fern/faqs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind anscheinend offline');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectSoundHere(page, 'the offline page');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(page).toHaveURL(/\/fjord-fern\/faqs$/);
    await expect(page.getByRole('contentinfo')).toContainText('Fjord & Fern');
  });

  test('nothing but that page is kept, and errors of the server stay errors', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(404);
    await page.goto('/fjord-fern');
    await expect.poll(() => page.evaluate(ready)).toHaveLength(1);
    await page.goto('/fjord-fern/Product=ff-crew-tee');
    expect((await page.goto('/no-such-store'))?.status()).toBe(404);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
    });
    expect(kept).toEqual(['/offline.html?lang=en']);
  });
});

test('page and worker are told apart by language, take no other method, and are asked for again', async ({
  request,
}) => {
  for (const path of ['/offline.html?lang=fi', '/offline-worker.js?lang=fi', '/offline.html?lang=xx']) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 200, 'no-cache']);
    expect((await request.post(path)).status()).toBe(405);
  }
  expect(await (await request.get('/offline.html?lang=fi')).text()).toContain('<html lang="fi">');
  expect(await (await request.get('/offline-worker.js?lang=fi')).text()).toContain('/offline.html?lang=fi');
});
