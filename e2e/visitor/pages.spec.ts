import AxeBuilder from '@axe-core/playwright';
import { logIn } from '../support/people';
import { expect, test, type Page } from '../support/test';

const PUBLIC = [
  '/',
  '/terms-and-conditions',
  '/terms-and-conditions-buyer-us',
  '/privacy-policy',
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
  '/prairie-run',
  '/tidewater',
] as const;
const PRIVATE = ['/dashboard', '/orders', '/events/fjord-fern/store-configuration'] as const;
const WIDTHS = [375, 768, 1440];

/** Colours are judged as they stand, not half-way through a page's fade. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectSound(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

for (const path of PUBLIC) {
  test(`${path} fits three widths and axe finds nothing`, async ({ page }) => {
    await expectSound(page, path);
  });
}

for (const path of PRIVATE) {
  test(`${path} fits three widths and axe finds nothing`, async ({ page }) => {
    await logIn(page, 'admin@fjord-fern.example');
    await expectSound(page, path);
  });
}
