import { expect, test } from '../support/test';

test.describe('a first visit from a German browser (D10)', () => {
  test.use({ locale: 'de-DE' });

  test('a store speaks German', async ({ page }) => {
    await page.goto('/fjord-fern');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('an order form speaks its event’s language, unless it is asked for another', async ({ page }) => {
    await page.goto('/lumen-summit');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/lumen-summit?lang=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/lumen-summit');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('a US store’s English is spelt as there, another’s is not (S9)', async ({ page }) => {
  await page.goto('/prairie-run');
  await expect(page.getByText(/^\d+ colors?$/).first()).toBeAttached();
  await expect(page.getByText(/colour/i)).toHaveCount(0);
  await page.locator('main a[href*="roduct="]').first().click();
  await expect(page.getByRole('group', { name: /^Color(?!u)/ })).toBeVisible();
  await page.goto('/fjord-fern/Product=ff-crew-tee');
  await expect(page.getByRole('group', { name: /^Colour/ })).toBeVisible();
});

test('a first visit’s page is for that browser alone, a returning visitor’s may be kept for its language (D10)', async ({
  baseURL,
}) => {
  for (const path of ['/', '/fjord-fern', '/fjord-fern/Product=ff-crew-tee', '/fjord-fern?lang=de']) {
    const first = await fetch(new URL(path, baseURL), { headers: { 'accept-language': 'nl' } });
    expect([path, first.headers.get('cache-control')]).toEqual([path, 'private, no-store']);
    expect(first.headers.get('set-cookie')).toContain('i18n_redirected=');
    if (path.includes('?')) continue;
    const kept = await fetch(new URL(path, baseURL), { headers: { cookie: 'i18n_redirected=nl' } });
    expect([path, kept.headers.get('cache-control')]).toEqual([path, expect.stringContaining('s-maxage=')]);
    expect([path, kept.headers.get('vary')]).toEqual([path, expect.stringMatching(/\bCookie\b/)]);
    expect(kept.headers.get('set-cookie')).toBeNull();
  }
});

const NAMES = [
  'i18n_redirected',
  ' i18n_redirected',
  'i18n_redirected ',
  'xi18n_redirected',
  'a=b,i18n_redirected',
];
const VALUES = ['nl', '"nl"', '%6El', 'NL', 'nl,de', '', 'xx', 'nl '];
const FOLLOWERS = ['', '; i18n_redirected=en', '; i18n_redirected=de', ', i18n_redirected=de', ';; a=1'];

test('two hundred odd cookies change no page’s language for anybody else (D10)', async ({ baseURL }) => {
  const languageFor = async (cookie: string, path: string) => {
    const answer = await fetch(new URL(path, baseURL), { headers: { cookie, 'accept-language': 'fr' } });
    return /<html[^>]* lang="(\w\w)/.exec(await answer.text())?.[1];
  };
  const odd = NAMES.flatMap((name) =>
    VALUES.flatMap((value) => FOLLOWERS.map((follower) => `${name}=${value}${follower}`)),
  );
  expect(odd).toHaveLength(200);
  for (const [index, cookie] of odd.entries()) {
    const path = ['/fjord-fern', '/fjord-fern/products', '/about'][index % 3] ?? '';
    const own = await languageFor(cookie, path);
    expect(['en', 'nl', 'de', 'fr']).toContain(own);
    for (const plain of ['en', 'nl', 'de']) {
      expect([cookie, path, await languageFor(`i18n_redirected=${plain}`, path)]).toEqual([
        cookie,
        path,
        plain,
      ]);
    }
  }
});
