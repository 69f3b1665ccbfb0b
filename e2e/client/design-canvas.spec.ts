import { openDesign } from '../support/design';
import { move } from '../support/keyboard';
import { expect, test } from '../support/test';

test('a layer is dragged, snaps to the middle, and each drag is one step (issue "The editor")', async ({
  page,
}) => {
  const { canvas, layer, dragBy, areaMiddle, middleOf } = await openDesign(page, 'ff-kids-tee');
  const name = layer(/^‘Biscuit’/);
  const start = await middleOf(name);
  const middle = await areaMiddle();
  await dragBy(name, { x: 60, y: -40 });
  const moved = await middleOf(name);
  // As far as the hand went, but for what it snapped to.
  expect(Math.abs(moved.y - (start.y - 40))).toBeLessThan(8);
  await expect(page.getByRole('status').filter({ hasText: 'mm from the left' })).toBeAttached();
  // Let go beside the middle, it lies in it.
  await dragBy(name, { x: middle.x - moved.x + 2, y: 0 });
  expect(Math.abs((await middleOf(name)).x - middle.x)).toBeLessThan(2);
  await page.keyboard.press('Control+z');
  await expect.poll(() => middleOf(name)).toEqual(moved);
  await page.keyboard.press('Control+z');
  await expect.poll(() => middleOf(name)).toEqual(start);
  await expect(canvas).toBeVisible();
});

test('a corner scales and the handle above turns; a box selects several', async ({ page }) => {
  const { canvas, layer, dragBy, handle, sizeOf, areaMiddle, middleOf } = await openDesign(
    page,
    'ff-kids-tee',
  );
  const name = layer(/^‘Biscuit’/);
  const at = await middleOf(name);
  await page.mouse.click(at.x, at.y);
  const before = await sizeOf(name);
  await dragBy(handle(2), { x: -before.width / 4, y: -before.height / 4 });
  expect((await sizeOf(name)).width).toBeLessThan(before.width * 0.9);
  await dragBy(handle('rotate'), { x: 80, y: 80 });
  await expect(page.getByRole('status').filter({ hasText: 'turned to' })).toBeAttached();
  const frame = await canvas.boundingBox();
  const middle = await areaMiddle();
  if (!frame) throw new Error('no canvas');
  await page.mouse.move(frame.x - 12, frame.y - 12);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y, { steps: 3 });
  await page.mouse.move(frame.x + frame.width + 12, frame.y + frame.height + 12);
  await page.mouse.up();
  const all = await canvas.getByRole('option').count();
  expect(all).toBeGreaterThan(2);
  await expect(canvas.getByRole('option', { selected: true })).toHaveCount(all);
});

test('by keyboard alone: from layer to layer, moved, copied, deleted, taken back', async ({ page }) => {
  const { canvas, layer, middleOf } = await openDesign(page, 'ff-kids-tee');
  await canvas.getByRole('option').first().focus();
  await page.keyboard.press('End');
  const name = layer(/^‘Biscuit’/);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-selected', 'true');
  const start = await middleOf(name);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowRight');
  const moved = await middleOf(name);
  expect(moved.y - start.y).toBeGreaterThan(8 * (moved.x - start.x));
  const count = await canvas.getByRole('option').count();
  await page.keyboard.press('Control+d');
  await expect(canvas.getByRole('option')).toHaveCount(count + 1);
  await page.keyboard.press('Delete');
  await expect(canvas.getByRole('option')).toHaveCount(count);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
  await expect.poll(() => middleOf(name)).toEqual(start);
  // Not a trap: from the last layer the focus leaves the canvas.
  await name.focus();
  await move(page, 'Tab');
  await expect(page.getByRole('group', { name: 'Zoom' }).getByRole('button').first()).toBeFocused();
});
