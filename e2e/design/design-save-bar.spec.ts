import { openDesign } from '../support/design';
import { move, tabTo } from '../support/keyboard';
import { expect, test, type Page } from '../support/test';

/** Pixels by which the sticky save bar covers the editor, the maximum over all scroll positions. */
function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-save-bar]');
    const editor = document.querySelector('[data-room]');
    if (!bar || !editor) throw new Error('no bar or no editor');
    let most = -Infinity;
    for (let at = 0; at <= document.documentElement.scrollHeight; at += 40) {
      window.scrollTo({ top: at, behavior: 'instant' });
      most = Math.max(most, editor.getBoundingClientRect().bottom - bar.getBoundingClientRect().top);
    }
    return most;
  });
}

test('the bar that saves lies below the design and never over it, and covers no field (WCAG 2.4.11)', async ({
  page,
}) => {
  await openDesign(page, 'ff-kids-tee');
  for (const [width, height] of [
    [375, 812],
    [768, 1024],
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The editor arranges itself anew by script after the width has changed.
    await expect.poll(() => covered(page), `${width} × ${height}`).toBeLessThanOrEqual(0);
  }
  // Both fit at once.
  const editor = page.locator('[data-room]');
  await editor.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(page.locator('[data-save-bar]')).toBeInViewport({ ratio: 1 });
  await expect(editor).toBeInViewport({ ratio: 1 });
  // Tabbing from field to field, no field ends up under it.
  const facts = page.getByRole('region', { name: 'Product', exact: true });
  await facts.getByRole('textbox').first().fill('Kids Tee, new');
  await move(page, 'Tab');
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
});

test('the canvas opens with the garment in view, and shows the print area or all of it when asked', async ({
  page,
}) => {
  const { canvas, sizeOf } = await openDesign(page, 'ff-name-hoodie');
  const stage = page.locator('[data-stage]');
  const view = await sizeOf(stage.locator('xpath=../..'));
  const opened = await sizeOf(stage);
  // More than half of the garment is visible.
  expect(opened.height).toBeLessThan(2 * view.height);
  await page.getByRole('button', { name: 'Fit print area' }).click();
  await expect.poll(async () => (await sizeOf(canvas)).height / view.height).toBeCloseTo(0.74, 1);
  await expect(canvas).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Fit garment' }).click();
  await expect.poll(async () => (await sizeOf(stage)).height).toBeLessThanOrEqual(view.height);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toBeInViewport({ ratio: 1 });
});
