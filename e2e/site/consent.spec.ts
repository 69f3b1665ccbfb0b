import type { BrowserContext, Page } from '@playwright/test';
import { isKeyAddress } from '../../lib/modules/storefront/rules/invite-param';
import { VISITS } from '../support/public-pages';
import { expect, test } from '../support/test';
import { isOfToday } from '../support/thirds';

// The tests share nothing, so both workers take part in this file.
test.describe.configure({ mode: 'parallel' });

interface Config {
  mode: string;
  analytics_script_url: string;
  chat_script_url: string;
  payments: { script_url: string | null };
}

const configOf = async (page: Page): Promise<Config> =>
  (await (await page.request.get('/api/public-config')).json()) as Config;

/** As an installation in production says it. */
async function inProduction(context: BrowserContext): Promise<void> {
  await context.route('**/api/public-config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as Config), mode: 'production' } });
  });
}

/** What a page asks of others than this site and the card provider. */
function foreignRequests(page: Page, own: string, { payments }: Config): string[] {
  const allowed = [own, ...(payments.script_url ? [new URL(payments.script_url).origin] : [])];
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !allowed.includes(url.origin)) asked.push(url.href);
  });
  return asked;
}

const PATHS = VISITS.filter(({ arrange, status }) => arrange === undefined && status === undefined);

for (const { path, alsoFails } of PATHS.filter((_, index) => isOfToday(index))) {
  test(`${path} asks nothing of others before an answer and after Decline, and is measured after Accept (D11-8)`, async ({
    browser,
    baseURL,
    expectStatus,
  }) => {
    if (alsoFails) expectStatus(alsoFails);
    const context = await browser.newContext({ locale: 'en-GB' });
    await inProduction(context);
    const page = await context.newPage();
    const config = await configOf(page);
    const asked = foreignRequests(page, new URL(baseURL ?? '').origin, config);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.evaluate(() => window.localStorage.setItem('site-cookies', 'accepted'));
    await page.goto(path);
    if (isKeyAddress(new URL(page.url()))) {
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    } else {
      await expect(page.locator('html')).toHaveAttribute('data-analytics', 'ready');
      const origin = new URL(config.analytics_script_url).origin;
      expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
    }
    await context.close();
  });
}

test('nothing is measured outside production, whatever was accepted (S4-4)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const asked = foreignRequests(page, new URL(baseURL ?? '').origin, await configOf(page));
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await context.close();
});

test('a visitor who accepted takes it back at the foot of a page, and is no longer measured (D11-3, D11-8)', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  await inProduction(context);
  const page = await context.newPage();
  const origin = new URL((await configOf(page)).analytics_script_url).origin;
  await page.goto('/about');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-analytics', 'ready');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(request.url());
  });
  await page.goto('/how-does-it-work', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await context.close();
});
