import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Phone, tablet and desktop (LOOK). */
const WIDTHS = [375, 768, 1440] as const;
/** Where a page is loaded anew, so that its layout is seen to come. */
const LOADED: readonly number[] = [375, 1440];
/** 1280 × 1024 at a zoom of 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** A tenth of what counts as good (Web Vitals); the letters themselves are held still by withholding the fonts. */
const UNSEEN = 0.01;

interface Shifts extends Window {
  shifts?: string[];
}

/** Keeps every layout shift of the page with what moved, whether or not somebody had touched something. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    (window as Shifts).shifts = shifts;
    const describe = ({ node }: { node: Node | null }) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        shifts.push(`${value.toFixed(5)} ${sources.map(describe).join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * A line may break elsewhere once its font has come, and whether that is before or after the first paint is the machine's
 * affair. Without the fonts, what moves makes way for something that comes late. The bench tells the figures with them.
 */
async function withholdFonts(page: Page): Promise<() => Promise<void>> {
  const fonts = /\.woff2(\?|$)/;
  await page.route(fonts, (route) => route.fulfill({ status: 200, contentType: 'font/woff2', body: '' }));
  return () => page.unroute(fonts);
}

async function expectNoShift(page: Page, name: string, width: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shifts = await page.evaluate(() => (window as Shifts).shifts ?? [`${Infinity} nobody watched`]);
  const sum = shifts.reduce((all, shift) => all + parseFloat(shift), 0);
  expect(sum, `${name} stays where it is at ${width} px: ${shifts.join('; ')}`).toBeLessThan(UNSEEN);
}

async function expectNoSidewaysScroll(page: Page, name: string, width: number): Promise<void> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(wide, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}

/** What fades in has too little contrast on its way. */
async function animationsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

async function expectAxeFindsNothing(page: Page, name: string, width: number): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await animationsOver(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(found, `${name} at ${width} px`).toEqual([]);
}

/** Texts of controls and headings that are cut off, and controls that lie where no scrolling leads. */
function lostParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll('a, button, label, legend, h1, h2, h3, dt, dd, input, select'),
    ];
    return shown
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr-only'))
      .filter((one) => {
        const { overflowX, textOverflow } = getComputedStyle(one);
        const cut =
          overflowX !== 'visible' && textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 1;
        const box = one.getBoundingClientRect();
        const left = box.right + window.scrollX <= 0 && box.width > 1;
        return left || (cut && !one.matches('input, select, textarea'));
      })
      .map((one) => one.outerHTML.slice(0, 140));
  });
}

/** A zoom of 400 % and wider spacing: nothing scrolls sideways, nothing is cut off (WCAG 1.4.10, 1.4.12). */
async function expectRoomToGrow(page: Page, name: string): Promise<void> {
  await page.setViewportSize(ZOOMED);
  await expectNoSidewaysScroll(page, `${name} at 400 %`, ZOOMED.width);
  expect(await lostParts(page), `${name} at 400 %`).toEqual([]);
  await page.setViewportSize({ width: 375, height: 900 });
  const style = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, SPACING);
  await expectNoSidewaysScroll(page, `${name} with wider spacing`, 375);
  expect(await lostParts(page), `${name} with wider spacing`).toEqual([]);
  await style.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

/** What the page shows now: nothing scrolls sideways and axe finds nothing at three widths, and it has room to grow. */
export async function expectSoundHere(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, name, width);
    await expectAxeFindsNothing(page, name, width);
  }
  await expectRoomToGrow(page, name);
}

/** A page of the admin's side: nothing scrolls sideways at three widths, axe finds nothing. */
export async function expectFittingPage(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (LOADED.includes(width)) await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expectNoSidewaysScroll(page, path, width);
    if (LOADED.includes(width)) await expectAxeFindsNothing(page, path, width);
  }
}

/** The page at this address: as above, and as it comes nothing moves. */
export async function expectSoundPage(page: Page, path: string): Promise<void> {
  await watchShifts(page);
  const giveFonts = await withholdFonts(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (LOADED.includes(width)) await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expectAxeFindsNothing(page, path, width);
    if (LOADED.includes(width)) await expectNoShift(page, path, width);
  }
  await giveFonts();
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, path, width);
  }
  await expectRoomToGrow(page, path);
}
