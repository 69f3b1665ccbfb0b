import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Phone, tablet and desktop (LOOK). */
export const WIDTHS = [375, 768, 1440] as const;
/** At the tablet's width everything that axe judges stands as it does at one of these. */
const JUDGED: readonly number[] = [375, 1440];

async function expectNoSidewaysScroll(page: Page, name: string, width: number): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}

async function expectAxeFindsNothing(page: Page, name: string, width: number): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(found, `${name} at ${width} px`).toEqual([]);
}

/** What the page shows now, at three widths: nothing scrolls sideways, and axe finds nothing. */
export async function expectSoundHere(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, name, width);
    if (JUDGED.includes(width)) await expectAxeFindsNothing(page, name, width);
  }
}

/** The page at this address, loaded anew at each width. */
export async function expectSoundPage(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expectNoSidewaysScroll(page, path, width);
    if (JUDGED.includes(width)) await expectAxeFindsNothing(page, path, width);
  }
}
