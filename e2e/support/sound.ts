import { expect, type Page } from '@playwright/test';
import { axeFindings, axeFindingsInNewParts } from './axe';

/** Phone, tablet and desktop. */
const WIDTHS = [375, 768, 1440] as const;
/** Widths at which the page is loaded again, to measure layout shifts. */
const LOADED: readonly number[] = [375, 1440];
/** 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Maximum layout shift score, a tenth of what Web Vitals call good; web fonts are blocked, so text does not shift. */
const UNSEEN = 0.01;

interface Shifts extends Window {
  shifts?: string[];
}

/** Records every layout shift with its elements, including those after input. */
export async function watchShifts(page: Page): Promise<void> {
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
 * Blocks web fonts. A late font can reflow a line, depending on the machine's speed; without fonts, every remaining
 * shift is caused by late content. The bench measures with fonts.
 */
async function withholdFonts(page: Page): Promise<() => Promise<void>> {
  const fonts = /\.woff2(\?|$)/;
  await page.route(fonts, (route) => route.fulfill({ status: 200, contentType: 'font/woff2', body: '' }));
  return () => page.unroute(fonts);
}

/** Waits for the pictures in view: one that takes another size when it has loaded moves what is below it. */
async function picturesLoaded(page: Page, name: string): Promise<void> {
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().top < window.innerHeight)
        .filter(({ complete }) => !complete)
        .map(({ src }) => src),
    );
  await expect.poll(missing, `pictures of ${name}`).toEqual([]);
}

export async function expectNoShift(page: Page, name: string, width: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await picturesLoaded(page, name);
  const shifts = await page.evaluate(() => (window as Shifts).shifts ?? [`${Infinity} nobody watched`]);
  const sum = shifts.reduce((all, shift) => all + parseFloat(shift), 0);
  expect(sum, `${name} stays where it is at ${width} px: ${shifts.join('; ')}`).toBeLessThan(UNSEEN);
}

async function expectNoSidewaysScroll(page: Page, name: string, width: number): Promise<void> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(wide, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}

/** Waits for animations to end, because contrast is too low during a fade. */
async function animationsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** With reduced motion nothing begins to fade while axe reads, such as a message whose time is up. */
async function withoutMotion<T>(page: Page, read: () => Promise<T>): Promise<T> {
  const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = await read();
  await page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });
  return found;
}

async function expectAxeFindsNothing(
  page: Page,
  name: string,
  width: number,
  read: typeof axeFindings,
): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const finds = await withoutMotion(page, async () => {
    await animationsOver(page);
    return read(page);
  });
  expect(finds, `${name} at ${width} px`).toEqual([]);
}

/** Texts of controls and headings that are cut off, and controls outside the scrollable area. */
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
        // What a row of its own has scrolled out to the left comes back when it is scrolled.
        const scrolled = window.scrollX + (one.closest('.scroll-row')?.scrollLeft ?? 0);
        const left = box.right + scrolled <= 0 && box.width > 1;
        return left || (cut && !one.matches('input, select, textarea'));
      })
      .map((one) => one.outerHTML.slice(0, 140));
  });
}

/** Polled, as parts that follow the width by script are drawn anew after it has changed. */
async function expectNothingLost(page: Page, name: string): Promise<void> {
  await expect.poll(() => lostParts(page), name).toEqual([]);
}

/** At 400 % zoom and with wider text spacing nothing scrolls sideways or is cut off (WCAG 1.4.10, 1.4.12). */
async function expectRoomToGrow(page: Page, name: string): Promise<void> {
  await page.setViewportSize(ZOOMED);
  await expectNoSidewaysScroll(page, `${name} at 400 %`, ZOOMED.width);
  await expectNothingLost(page, `${name} at 400 %`);
  await page.setViewportSize({ width: 375, height: 900 });
  const style = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, SPACING);
  await expectNoSidewaysScroll(page, `${name} with wider spacing`, 375);
  await expectNothingLost(page, `${name} with wider spacing`);
  await style.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

/**
 * Checks the current page: no horizontal scrolling and no axe findings at three widths, zoom and text spacing. Axe reads
 * the page once; at the other widths it reads what only they show.
 */
export async function expectSoundHere(page: Page, name: string): Promise<void> {
  // A list that is being read again is dimmed, and fades back: what is looked at is the list as it stays.
  await expect(page.locator('.transition-opacity[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('.transition-opacity')]
        .flatMap((faded) => faded.getAnimations())
        .map((fade) => fade.finished.catch(() => undefined)),
    ),
  );
  for (const [index, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, name, width);
    await expectAxeFindsNothing(page, name, width, index === 0 ? axeFindings : axeFindingsInNewParts);
  }
  await expectRoomToGrow(page, name);
}

/** Checks an admin page: no horizontal scrolling at three widths, no axe findings. */
export async function expectFittingPage(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (LOADED.includes(width)) await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expectNoSidewaysScroll(page, path, width);
    if (LOADED.includes(width)) await expectAxeFindsNothing(page, path, width, axeFindings);
  }
}

/** Loads a page and checks it as above, and that it loads without layout shifts. */
export async function expectSoundPage(page: Page, path: string): Promise<void> {
  await watchShifts(page);
  const giveFonts = await withholdFonts(page);
  for (const width of LOADED) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoShift(page, path, width);
  }
  await giveFonts();
  const [phone] = WIDTHS;
  await page.setViewportSize({ width: phone, height: 900 });
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAxeFindsNothing(page, path, width, width === phone ? axeFindings : axeFindingsInNewParts);
    await expectNoSidewaysScroll(page, path, width);
  }
  await expectRoomToGrow(page, path);
}
