import { formReady } from '../support/form-ready';
import { logInByForm } from '../support/people';
import { expect, test, type Page } from '../support/test';

const SECOND = process.env.E2E_SECOND_URL ?? '';

async function headingAt(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/tidewater`);
  return page.getByRole('heading', { level: 1 }).innerText();
}

// The worker tells only the first instance to purge a page; the second learns of it through Redis.
test.describe('two instances on one Postgres and one Redis', () => {
  test('what one has rendered the other serves', async ({ request }) => {
    const path = '/fjord-fern/Product=ff-mug';
    const headers = { cookie: 'i18n_redirected=nl' };
    const first = await request.get(path, { headers });
    const second = await request.get(SECOND + path, { headers });
    expect(second.status()).toBe(200);
    expect([first.headers()['x-nextjs-cache'], second.headers()['x-nextjs-cache']]).toEqual(['MISS', 'HIT']);
    // The first answer is rendered; the next comes from the cache.
    const again = await request.get(path, { headers });
    expect(again.headers()['x-nextjs-cache']).toBe('HIT');
    expect(await second.text()).toBe(await again.text());
  });

  test('a change saved on one is on the other at once, and back', async ({ page, browser }) => {
    const former = await headingAt(page, '');
    const elsewhere = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    expect(await headingAt(elsewhere, SECOND)).toBe(former);

    await logInByForm(page, 'admin@tidewater-books.example');
    for (const heading of [`Shared ${Math.random().toString(36).slice(2, 8)}`, former]) {
      await page.goto('/events/tidewater/store-configuration');
      await formReady(page, 'Save');
      await page.getByRole('textbox', { name: 'Heading optional', exact: true }).fill(heading);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Saved. Reload your store to see it.').first()).toBeVisible();
      await expect(async () => {
        expect(await headingAt(page, '')).toBe(heading);
        expect(await headingAt(elsewhere, SECOND)).toBe(heading);
      }).toPass({ timeout: 30_000 });
    }
    await elsewhere.context().close();
  });

  test('a session of one is a session of the other', async ({ page }) => {
    await logInByForm(page, 'admin@fjord-fern.example');
    await page.goto(`${SECOND}/dashboard`);
    await expect(page).toHaveURL(`${SECOND}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
