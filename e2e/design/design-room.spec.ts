import { axeFindings } from '../support/axe';
import { expect, test, type Page } from '../support/test';

/** Opens the design of a tee in a new store of the builder, in a language. */
async function openTee(page: Page, lang: string, add: RegExp): Promise<void> {
  await page.goto(`/event-builder?step=products&lang=${lang}`);
  const button = page.getByRole('button', { name: add });
  // A press before hydration has no effect.
  await expect
    .poll(() => button.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await button.click();
  await page.locator('a[href*="design=0"]').click();
  await expect(page.locator('[data-stage=front]')).toBeVisible();
}

/** The texts of tabs and sides that are cut off, or wider than their box. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[role=tab], [role=tab] span, fieldset label, fieldset label span',
      ),
    ]
      .filter((one) => !one.className.includes('sr-only') && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => getComputedStyle(one).display !== 'inline')
      .map((one) => one.textContent),
  );

for (const width of [320, 375, 768]) {
  test(`in German no tab and no side overlaps or is cut at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTee(page, 'de', /^Hinzufügen: T-Shirt/);
    await expect(page.getByRole('tab', { name: 'Bearbeiten' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Hinten/ })).toBeAttached();
    expect(await tooWide(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('the canvas takes the whole window without its panels, and Escape gives the page back (S3.4-35, D50-3)', async ({
  page,
}) => {
  await openTee(page, 'en', /^Add: Tee/);
  await expect(page.getByText(/^Costs £\d+\.\d\d each$/)).toBeVisible();
  const editor = page.getByRole('region', { name: 'Design editor' });
  await page.getByRole('button', { name: 'Full window' }).click();
  await page.getByRole('button', { name: 'Hide panels' }).click();
  await expect(page.getByRole('heading', { name: 'Layers' })).toBeHidden();
  const size = page.viewportSize();
  expect(await editor.boundingBox()).toMatchObject({ x: 0, y: 0, ...size });
  const back = page.getByRole('link', { name: 'Back to products' });
  const isOutOfReach = () => back.evaluate((link) => link.closest('[inert]') !== null);
  expect(await isOutOfReach()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(isOutOfReach).toBe(false);
  await expect(page.getByRole('button', { name: 'Full window' })).toBeVisible();
});
