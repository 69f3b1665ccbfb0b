import { logIn } from '../support/people';
import { expect, test, type Page } from '../support/test';

const PATH = '/fjord-fern';
const FONTS = /\.woff2(\?|$)/;
const HEADING = 'main h1';

/** Times in ms since navigation. */
interface Fade {
  startsAt: number;
  endsAt: number;
  from: number;
}

interface Watched extends Window {
  fades: Animation[];
}

/** Records animations that start while the HTML is parsed, before hydration. */
async function watchFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fades: Animation[] = [];
    Object.assign(window, { fades });
    const { animate } = Element.prototype;
    Element.prototype.animate = function watched(...given) {
      const animation = animate.apply(this, given);
      if (this.querySelector('main') === null && document.readyState === 'loading') fades.push(animation);
      return animation;
    };
  });
}

function readFades(page: Page): Promise<Fade[]> {
  return page.evaluate(() =>
    (window as unknown as Watched).fades.map(({ startTime, effect }) => {
      const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
      const [first] = (effect as KeyframeEffect).getKeyframes();
      return {
        startsAt: Number(startTime) + delay,
        endsAt: Number(startTime) + Number(endTime),
        from: Number(first?.['opacity']),
      };
    }),
  );
}

/** Effective opacity of the heading, including its ancestors. */
function opacityOf(page: Page): Promise<number> {
  return page.locator(HEADING).evaluate((heading) => {
    let opacity = 1;
    for (let at: Element | null = heading; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  });
}

test.describe('the storefront’s fade (S2.5-13, S9-21; D9-1)', () => {
  test('without script the content is there and to be seen', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(PATH);
    await expect(page.locator(HEADING)).toBeVisible();
    expect(await opacityOf(page)).toBe(1);
    await context.close();
  });

  test('it waits for the fonts, and no longer than until 2 s after the navigation', async ({ page }) => {
    const held: (() => void)[] = [];
    let open = false;
    await page.route(FONTS, async (route) => {
      if (!open) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await watchFades(page);
    await page.goto(PATH, { waitUntil: 'commit' });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // One font is preloaded, so it is asked for before the fade is made.
    await expect.poll(async () => (await readFades(page)).length).toBeGreaterThan(0);
    const [waiting, ...others] = await readFades(page);
    expect(others).toEqual([]);
    expect(waiting?.endsAt).toBe(2000);
    // Content with opacity 0 would not count as painted.
    expect(waiting?.from).toBeGreaterThan(0);
    expect(waiting?.from).toBeLessThan(0.1);
    await expect.poll(() => opacityOf(page)).toBe(1);
    open = true;
    for (const release of held) release();
  });

  for (const [where, path, person] of [
    ['of a store', PATH, null],
    ['of a draft in its preview', '/site-preview/fjord-fern-summer', 'service@fjord-fern.example'],
  ] as const) {
    test(`fonts that are ready let it begin: ${where}`, async ({ page }) => {
      if (person) await logIn(page, person);
      await watchFades(page);
      await page.goto(path);
      // Text settles two frames after its fonts load; the fade waits for frames of its own first.
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      const [fade] = await readFades(page);
      const now = await page.evaluate(() => performance.now());
      expect(fade?.startsAt).toBeLessThan(now);
      expect(fade?.endsAt).toBeLessThanOrEqual(2000);
      await expect.poll(() => opacityOf(page)).toBe(1);
    });
  }

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('there is none', async ({ page }) => {
      await watchFades(page);
      await page.goto(PATH);
      await expect(page.locator(HEADING)).toBeVisible();
      expect(await readFades(page)).toEqual([]);
      expect(await opacityOf(page)).toBe(1);
    });
  });
});
