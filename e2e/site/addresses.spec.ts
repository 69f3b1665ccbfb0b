import { expect, test } from '../support/test';

test.describe('statuses and addresses', () => {
  for (const path of [
    '/no-such-store',
    '/fjord-fern/no/such/page',
    '/fjord-fern/Product=ff-draft-cap',
    '/fjord-fern-summer',
  ]) {
    test(`${path} is a 404 that says so`, async ({ page, expectStatus }) => {
      expectStatus(404);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText('This page could not be found')).toBeVisible();
    });
  }

  test('a renamed store answers under its old name with a redirect for good (D6-3)', async ({ page }) => {
    for (const path of ['/fjord-fern-coffee', '/fjord-fern-coffee?lang=de']) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect([answer.status(), new URL(answer.headers()['location'] ?? '', 'http://x').pathname]).toEqual([
        308,
        '/fjord-fern',
      ]);
    }
    await page.goto('/fjord-fern-coffee');
    await expect(page).toHaveURL(/\/fjord-fern$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('whom to tell of a weakness is a file of its own, whatever the language (S2.1-84)', async ({
    request,
  }) => {
    for (const cookie of ['', 'i18n_redirected=de']) {
      const answer = await request.get('/.well-known/security.txt', { headers: { cookie }, maxRedirects: 0 });
      expect([answer.status(), answer.headers()['content-type'], answer.headers()['set-cookie']]).toEqual([
        ...[200, 'text/plain; charset=utf-8', undefined],
      ]);
      expect(await answer.text()).toMatch(/^Contact: mailto:/);
    }
  });

  test('a page behind the login leads to it and back', async ({ page }) => {
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/login\?next=%2Forders$/);
  });

  test('no address shows a locale; a language is remembered (D10-1)', async ({ page }) => {
    await page.goto('/fjord-fern?lang=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/fjord-fern/Product=ff-crew-tee');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/de/fjord-fern');
    await expect(page).toHaveURL(/\/fjord-fern$/);
  });

  test('consent is asked once, and the footer asks again (S4-3; D11-3)', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    for (const path of ['/', '/fjord-fern', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();
    }
    await page.goto('/fjord-fern');
    // In the store's font, although it stands outside the store's element.
    await expect(page.getByRole('button', { name: 'Decline' })).toHaveCSS('font-family', /^"?Inter"?,/);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await context.close();
  });
});
