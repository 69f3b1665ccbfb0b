import { expect, test, type Page } from '../support/test';

const PATH = '/fjord-fern/Product=ff-crew-tee';
const PICTURE = '/preview/ff-crew-tee/';
const SCRIPTS_IN_DOCUMENT = /<script src="\/_next\/static\/chunks\/[^"]+" async=""/;
/** The loader gives up waiting after this long. */
const WAITS_MS = 2000;

/** The first visitor after a change gets the document as it is rendered; this waits until the page cache has it. */
async function keptPage(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect
    .poll(async () => (await page.request.get(PATH)).text(), { message: 'the page cache has the page' })
    .not.toMatch(SCRIPTS_IN_DOCUMENT);
}

function readTimes(page: Page) {
  return page.evaluate((picture) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => /\/_next\/static\/chunks\/.+\.js$/.test(name));
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      pictured: resources.find(({ name }) => name.includes(picture))?.responseEnd ?? Infinity,
      scripts: scripts.map(({ startTime }) => startTime),
    };
  }, PICTURE);
}

test.describe('the scripts of a kept page (decision 0019)', () => {
  test('come after the first paint and the product’s picture', async ({ page }) => {
    await keptPage(page);
    await page.goto(PATH);
    await page.getByRole('radio', { name: 'Forest' }).click();
    await expect(page).toHaveURL(/Product=ff-crew-tee/);
    const { painted, pictured, scripts } = await readTimes(page);
    expect(scripts.length).toBeGreaterThan(5);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(Math.max(painted, pictured), WAITS_MS));
  });

  test('come without the picture too', async ({ page }) => {
    await keptPage(page);
    let held = 0;
    await page.route(`**${PICTURE}**`, () => void (held += 1));
    await page.goto(PATH, { waitUntil: 'domcontentloaded' });
    await expect.poll(async () => (await readTimes(page)).scripts.length).toBeGreaterThan(5);
    expect(held).toBeGreaterThan(0);
  });
});
