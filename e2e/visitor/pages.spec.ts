import { logIn } from '../support/people';
import { expectSoundPage } from '../support/sound';
import { expect, test } from '../support/test';

const PUBLIC = [
  '/',
  '/terms-and-conditions',
  '/terms-and-conditions-buyer-us',
  '/privacy-policy',
  '/widget-instructions',
  '/get-started',
  '/login',
  '/fjord-fern',
  '/fjord-fern/products',
  '/fjord-fern/Product=ff-crew-tee',
  '/fjord-fern/NewProduct=ff-name-hoodie',
  '/fjord-fern/checkout',
  '/fjord-fern-archive',
  '/lumen-summit',
  '/lumen-sample',
  '/embed/lumen-summit',
  '/prairie-run',
  '/tidewater',
] as const;
const PRIVATE = ['/dashboard', '/orders', '/events/fjord-fern/store-configuration'] as const;

/** Colours are judged as they stand, not half-way through a page's fade. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of PUBLIC) {
  test(`${path} fits three widths and axe finds nothing`, async ({ page }) => {
    await expectSoundPage(page, path);
  });
}

/** The longest words stand in German and Finnish; a phone's header has the least room for them. */
for (const lang of ['de', 'fi', 'fr', 'nl', 'it']) {
  test(`no page is wider than a phone in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    for (const path of PUBLIC) {
      await page.goto(`${path}?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  });
}

for (const path of PRIVATE) {
  test(`${path} fits three widths and axe finds nothing`, async ({ page }) => {
    await logIn(page, 'admin@fjord-fern.example');
    await expectSoundPage(page, path);
  });
}

test('an order, from the list, fits three widths and axe finds nothing', async ({ page }) => {
  await logIn(page, 'admin@fjord-fern.example');
  await page.goto('/orders');
  const link = page.getByRole('row').getByRole('link').first();
  await expectSoundPage(page, (await link.getAttribute('href')) ?? '');
});

test('the audit log fits three widths and axe finds nothing', async ({ page }) => {
  await logIn(page, 'super@merchloom.example');
  await expectSoundPage(page, '/audit-logs');
});

test('the setup of a shop-platform client fits three widths and axe finds nothing', async ({ page }) => {
  await logIn(page, 'admin@prairie-run.example', /\/get-started$/);
  await expectSoundPage(page, '/get-started');
});
