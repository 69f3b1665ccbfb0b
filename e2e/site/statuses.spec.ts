import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../lib/kernel/locales';
import { hydrated } from '../support/form-ready';
import { logInByForm } from '../support/people';
import { expect, test } from '../support/test';

type Kind = 'unauthorized' | 'forbidden' | 'notFound' | 'server';

function titleOf(file: string, kind: Kind): string {
  const path = join(__dirname, '..', '..', 'messages', file, 'platform.json');
  const messages = JSON.parse(readFileSync(path, 'utf8')) as {
    errorPages: Record<Kind, { title: string }>;
  };
  return messages.errorPages[kind].title;
}

test.describe('error pages stand in the server’s HTML (S2.4-4)', () => {
  test.use({ javaScriptEnabled: false });

  for (const { code, file } of LOCALES) {
    test(`${code}: without script, a missing page and a fault say so`, async ({
      page,
      context,
      baseURL,
      expectStatus,
    }) => {
      expectStatus(404, 500);
      await context.addCookies([{ name: 'i18n_redirected', value: code, url: baseURL ?? '' }]);
      for (const path of ['/no-such-store', '/fjord-fern/no/such/page', '/fjord-fern/Product=none']) {
        const answer = await page.goto(path);
        expect([path, answer?.status()]).toEqual([path, 404]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(file, 'notFound'));
        await expect(page.locator('html')).toHaveAttribute('lang', code);
      }
      expect((await page.goto('/500'))?.status()).toBe(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(file, 'server'));
      await expect(page.getByText(/req_[0-9a-z]{20}/)).toBeVisible();
    });
  }

  test('a first visit is answered in the browser’s language', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'de-DE', javaScriptEnabled: false });
    const page = await context.newPage();
    expect((await page.goto('/no-such-store'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('de-DE', 'notFound'));
    await context.close();
  });

  test('a mistyped file’s name is a page that could not be found', async ({ page, expectStatus }) => {
    expectStatus(404);
    expect((await page.goto('/no.such'))?.status()).toBe(404);
    await expect(page.getByText('This page could not be found')).toBeVisible();
  });

  test('a page’s data asked for by name is a page that could not be found, not a 200', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(404);
    for (const path of ['/site-preview/fjord-fern.rsc', '/fjord-fern.rsc']) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await expect(page.getByText('This page could not be found')).toBeVisible();
    }
  });

  test('401 when the session ended, 403 without the right, 404 for what is not there', async ({
    browser,
  }) => {
    const person = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: true });
    const here = await person.newPage();
    await logInByForm(here, 'admin@fjord-fern.example');
    const storageState = await person.storageState();
    const plain = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false, storageState });
    const page = await plain.newPage();
    const shows = async (path: string, status: number, kind: Kind) => {
      expect([path, (await page.goto(path))?.status()]).toEqual([path, status]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('en-GB', kind));
    };
    await shows('/audit-logs', 403, 'forbidden');
    await shows('/orders/ord_nothing', 404, 'notFound');
    await here.evaluate(async () => {
      const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
      const body = new URLSearchParams({ csrfToken, json: 'true' });
      await fetch('/api/auth/signout', { method: 'POST', body });
    });
    await shows('/dashboard', 401, 'unauthorized');
    await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible();
    await plain.close();
    await person.close();
  });
});

test.describe('a missing page says where else to look', () => {
  test.use({ javaScriptEnabled: false });

  test('the platform’s searches the help, without script, and is not indexed (S2.1-79)', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(404);
    await page.goto('/no-such-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('navigation', { name: 'Pages people often look for' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search help articles' }).fill('claim');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/help\/help-articles\?query=claim$/);
  });

  test('a store’s searches its products and leads back, an event’s leads back (S2.1-80)', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(404);
    await page.goto('/fjord-fern/Product=none');
    await expect(page.getByRole('link', { name: 'Back to the store' })).toHaveAttribute(
      'href',
      '/fjord-fern',
    );
    await page.getByRole('searchbox', { name: 'Search this store’s products' }).fill('mug');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/fjord-fern\/products\?q=mug$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.goto('/lumen-sample/about-us'))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Back to the store' })).toHaveAttribute(
      'href',
      '/lumen-sample',
    );
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});

test.describe('with script the same pages go on working', () => {
  test('a search that came from a missing page is answered at once (S2.1-79)', async ({ page }) => {
    await page.goto('/help/help-articles?query=claim');
    await expect(page.getByRole('searchbox', { name: 'Search help articles' })).toHaveValue('claim');
    await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible();
  });

  test('the way home, and the login that comes back here', async ({ page, browser, expectStatus }) => {
    expectStatus(401, 404);
    await page.goto('/no-such-store');
    await page.getByRole('link', { name: 'Go to the home page' }).last().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await logInByForm(page, 'manager@fjord-fern.example');
    const other = await browser.newContext({
      locale: 'en-GB',
      storageState: await page.context().storageState(),
    });
    const leaving = await other.newPage();
    await leaving.goto('/dashboard');
    const out = leaving.getByRole('button', { name: 'Log out' }).first();
    await hydrated(out);
    await out.click();
    await expect(leaving).toHaveURL(/\/$/);
    await other.close();

    expect((await page.goto('/orders'))?.status()).toBe(401);
    await page.getByRole('link', { name: 'Log in again' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Forders$/);
  });
});

test.describe('a method that an address does not take', () => {
  for (const [method, path, allow] of [
    ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/readyz', 'GET, HEAD, OPTIONS'],
    ['PUT', '/sitemap.xml', 'GET, HEAD'],
    ['GET', '/api/internal/purge', 'POST, OPTIONS'],
    ['GET', '/api/event-builder/kept', 'POST, DELETE, OPTIONS'],
  ] as const) {
    test(`${method} ${path} is a 405 that names what is allowed`, async ({ request }) => {
      const answer = await request.fetch(path, { method });
      expect([answer.status(), answer.headers()['allow']]).toEqual([405, allow]);
    });
  }
});
