import { onSlowProcessor, placeOf, pressEvery50 } from '../../scripts/test/press-early.mjs';
import { expect, test, type Page } from '../support/test';

/** One size only, so that it can be bought at once, and a picture of each side. */
const PATH = '/fjord-fern/Product=ff-mug';
const SCRIPT = /\/_next\/static\/chunks\/.+\.js$/;
/** The scripts come after as many presses, and the presses go on. */
const BEFORE_SCRIPTS = 10;
/** Enough to go on after hydration. Even, so that of two elements the second is pressed last. */
const TIMES = 60;
const AMOUNT = '[role=group][aria-label=Quantity] [aria-live]';

test.use({ viewport: { width: 1280, height: 1100 } });

/** Opens the page, whose scripts are held back until the returned function is called, and tells where to press. */
async function open(page: Page, pressed: readonly string[]) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SCRIPT, async (route) => {
    await gate;
    await route.fallback();
  });
  const control = await onSlowProcessor(page);
  const waiting = [];
  for (const css of pressed) waiting.push(await placeOf(page, css));
  await page.goto(PATH, { waitUntil: 'commit' });
  const places = await Promise.all(waiting.map(({ painted }) => painted));
  return { letGo, press: (enough: (presses: number) => boolean) => pressEvery50(control, places, enough) };
}

/** Presses these in turn before, while and after the page is hydrated; returns the number of presses. */
async function pressOn(page: Page, ...pressed: string[]): Promise<number> {
  const { letGo, press } = await open(page, pressed);
  return press((presses) => {
    if (presses === BEFORE_SCRIPTS) letGo();
    return presses === TIMES;
  });
}

/**
 * Presses before hydration only, once the HTML has arrived: React's own script that keeps early submits stands at its end
 * (docs/decisions/0067).
 */
async function pressEarly(page: Page, pressed: string): Promise<void> {
  const { letGo, press } = await open(page, [pressed]);
  await page.waitForFunction(() => document.readyState !== 'loading');
  await press((presses) => presses === BEFORE_SCRIPTS);
  letGo();
}

/**
 * Presses go on every 50 ms from the first paint, on a processor four times slower. What a bare page of Next loses of
 * such presses is measured by `npm run bench -- presses`. The product page loses none, which is never more, so this
 * needs no margin.
 */
test.describe('no early press on a product page is lost (docs/decisions/0036)', () => {
  test('"One more" counts each', async ({ page }) => {
    const presses = await pressOn(page, 'button[aria-label="One more"]');
    await expect(page.locator(AMOUNT)).toHaveText(String(1 + presses));
  });

  test('the colour is the one that was pressed last', async ({ page }) => {
    await pressOn(page, 'input[name=colour][value^=mug-black]', 'input[name=colour][value^=mug-oat]');
    await expect(page.getByRole('radio', { name: 'Oat' })).toBeChecked();
    await expect(page.getByRole('img', { name: 'Camp Mug in Oat, Front' })).toBeVisible();
  });

  test('the picture shows the side that was pressed last', async ({ page }) => {
    await pressOn(page, 'input[name=side][value=front]', 'input[name=side][value=back]');
    await expect(page.getByRole('radio', { name: 'Back' })).toBeChecked();
    await expect(page.getByRole('img', { name: 'Camp Mug in Forest, Back' })).toBeVisible();
  });

  test('"Add to basket" adds once', async ({ page }) => {
    await pressEarly(page, 'main button[type=submit]:not([aria-label])');
    const basket = page.getByRole('dialog', { name: 'Your basket' });
    await expect(basket.getByRole('group', { name: 'Quantity of Camp Mug' })).toContainText('1');
  });

  test('the basket opens', async ({ page }) => {
    await pressEarly(page, 'header button[aria-haspopup=dialog]');
    await expect(page.getByRole('dialog', { name: 'Your basket' })).toBeVisible();
  });

  test('the language menu opens', async ({ page }) => {
    await pressEarly(page, 'header button[aria-controls]');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
  });
});
