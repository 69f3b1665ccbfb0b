import { LAW_SLUGS } from '../../lib/modules/site/rules/law';
import { expectSoundPage } from '../support/sound';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });
test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

for (const slug of LAW_SLUGS) {
  test(`/${slug} fits, axe finds nothing, and it says its version and history (S2.1-49)`, async ({
    page,
  }) => {
    await expectSoundPage(page, `/${slug}`);
    await expect(page.getByText('Version 1.0, in force since 29 November 2026')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Earlier and current versions' })).toContainText(
      'First version',
    );
  });
}

test('the imprint is found in the footer and names the companies (S2.1-50)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('main').getByRole('link', { name: 'contact form' }).first().click();
  await expect(page).toHaveURL('/contact');
});

test('what a visit to the home page stores is on the list of the cookie page (S2.1-51)', async ({
  browser,
}) => {
  // Nobody has answered the notice yet.
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto('/cookies');
  const listed = await page.getByRole('rowgroup').last().getByRole('row').allInnerTexts();
  const names = listed.map((row) => row.split(/\s/)[0] ?? '');
  await page.goto('/?lang=en');
  await page.getByRole('button', { name: 'Accept' }).click();
  const cookies = (await context.cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const isListed = (name: string) =>
    names.some((one) => {
      const [start = '', end = ''] = one.split('…');
      return one.includes('…') ? name.startsWith(start) && name.endsWith(end) : name === one;
    });
  expect([...cookies, ...keys].filter((name) => !isListed(name))).toEqual([]);
  expect(keys).toContain('site-cookies');
  await context.close();
});

test('the right of withdrawal has its model form (S2.1-55)', async ({ page }) => {
  await page.goto('/right-of-withdrawal#form');
  await expect(page.getByRole('heading', { name: 'Model form' })).toBeInViewport();
});

test('a reader whose language the text lacks reads it in English, and is told so (S2.1-49)', async ({
  page,
}) => {
  await page.goto('/imprint?lang=fi');
  await expect(page.getByText(/näkyy englanniksi/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
});
