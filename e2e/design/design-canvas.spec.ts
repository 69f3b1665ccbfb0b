import { drawWithPen, moveFingers, openDesign } from '../support/design';
import { move } from '../support/keyboard';
import { expect, test, type Page } from '../support/test';

const told = (page: Page, what: string) => page.getByRole('status').filter({ hasText: what });

test('a layer is dragged, snaps to the middle, and each drag is one step (issue "The editor")', async ({
  page,
}) => {
  const { layer, dragBy, areaMiddle, middleOf, placeOf } = await openDesign(page, 'ff-kids-tee');
  const name = layer(/^‘Biscuit’/);
  const [start, from, middle] = [await placeOf(name), await middleOf(name), await areaMiddle()];
  await dragBy(name, { x: 60, y: -40 });
  const to = await middleOf(name);
  // Dragged by 60 px, except for snapping.
  expect(Math.abs(to.x - (from.x + 60))).toBeLessThan(8);
  expect(Math.abs(to.y - (from.y - 40))).toBeLessThan(8);
  await expect(told(page, 'mm from the left')).toBeAttached();
  const moved = await placeOf(name);
  // Released near the centre, it snaps to it.
  await dragBy(name, { x: middle.x - to.x + 3, y: 0 });
  expect(Math.abs((await middleOf(name)).x - middle.x)).toBeLessThan(2);
  await page.keyboard.press('Control+z');
  await expect.poll(() => placeOf(name)).toEqual(moved);
  await page.keyboard.press('Control+z');
  await expect.poll(() => placeOf(name)).toEqual(start);
});

test('a corner scales and the handle above turns; a box selects several', async ({ page }) => {
  const { canvas, layers, layer, dragBy, handle, sizeOf, areaMiddle, middleOf } = await openDesign(
    page,
    'ff-kids-tee',
  );
  const name = layer(/^‘Biscuit’/);
  const at = await middleOf(name);
  await page.mouse.click(at.x, at.y);
  await expect(name).toHaveAttribute('aria-selected', 'true');
  const before = await sizeOf(name);
  await dragBy(handle(2), { x: -before.width / 2, y: -before.height / 2 });
  expect((await sizeOf(name)).width).toBeLessThan(before.width * 0.8);
  await dragBy(handle('rotate'), { x: 80, y: 80 });
  await expect(told(page, 'rotated to')).toBeAttached();
  const [frame, middle] = [await sizeOf(canvas), await areaMiddle()];
  await page.mouse.move(frame.x - 12, frame.y - 12);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y, { steps: 3 });
  await page.mouse.move(frame.x + frame.width + 12, frame.y + frame.height + 12);
  await page.mouse.up();
  const all = await layers.count();
  expect(all).toBeGreaterThan(2);
  await expect(canvas.getByRole('option', { selected: true })).toHaveCount(all);
});

test('a pen takes a layer along', async ({ page }) => {
  const { canvas, layer, middleOf } = await openDesign(page, 'ff-kids-tee');
  const name = layer(/^‘Biscuit’/);
  const kinds = await canvas.evaluateHandle((element) => {
    const heard: string[] = [];
    element.addEventListener('pointerdown', (event) => heard.push((event as PointerEvent).pointerType));
    return heard;
  });
  const { x, y } = await middleOf(name);
  await drawWithPen(page, [
    { x, y },
    { x: x - 20, y: y - 15 },
    { x: x - 50, y: y - 30 },
  ]);
  expect(await kinds.jsonValue()).toEqual(['pen']);
  const to = await middleOf(name);
  expect(Math.abs(to.x - (x - 50))).toBeLessThan(8);
  expect(Math.abs(to.y - (y - 30))).toBeLessThan(8);
  await expect(told(page, 'mm from the left')).toBeAttached();
});

test.describe('by fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('one takes a layer along, two scale and turn it, each in one step', async ({ page }) => {
    const { layer, middleOf, placeOf, sizeOf } = await openDesign(page, 'ff-kids-tee');
    const name = layer(/^‘Biscuit’/);
    const [start, { x, y }] = [await placeOf(name), await middleOf(name)];
    await moveFingers(page, [
      { x, y },
      { x: x + 10, y: y - 15 },
      { x: x + 20, y: y - 50 },
    ]);
    const [moved, to] = [await placeOf(name), await middleOf(name)];
    expect(Math.abs(to.x - (x + 20))).toBeLessThan(8);
    expect(Math.abs(to.y - (y - 50))).toBeLessThan(8);

    const before = await sizeOf(name);
    // The second finger moves from the right of the first to below it, and half as far again: rotate by 90° and scale
    // by 1.5.
    await moveFingers(
      page,
      [to, { x: to.x + 10, y: to.y - 15 }, { x: to.x + 15, y: to.y - 22 }],
      [
        { x: to.x + 30, y: to.y },
        { x: to.x + 30, y: to.y + 10 },
        { x: to.x + 15, y: to.y + 23 },
      ],
    );
    const after = await sizeOf(name);
    expect(Math.abs(after.height / before.width - 1.5)).toBeLessThan(0.05);
    expect(Math.abs(after.width / before.height - 1.5)).toBeLessThan(0.05);
    // Clicked: the browser may take a tap right behind two fingers for a part of their gesture.
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.click();
    await expect.poll(() => placeOf(name)).toEqual(moved);
    await undo.click();
    await expect.poll(() => placeOf(name)).toEqual(start);
  });
});

test('by keyboard alone: from layer to layer, moved, copied, deleted, taken back', async ({ page }) => {
  const { layers, layer, placeOf } = await openDesign(page, 'ff-kids-tee');
  await layers.first().focus();
  await page.keyboard.press('Tab');
  await expect(layers.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  const name = layer(/^‘Biscuit’/);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-selected', 'true');
  const start = await placeOf(name);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => placeOf(name)).toEqual({ x: start.x + 1, y: start.y + 10 });
  await expect(told(page, 'mm from the left')).toBeAttached();
  const count = await layers.count();
  await page.keyboard.press('Control+d');
  await expect(layers).toHaveCount(count + 1);
  await page.keyboard.press('Delete');
  await expect(layers).toHaveCount(count);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
  await expect.poll(() => placeOf(name)).toEqual(start);
  // No keyboard trap: from the last layer, Tab leaves the canvas.
  await name.focus();
  await move(page, 'Tab');
  await expect(page.getByRole('group', { name: 'Zoom' }).getByRole('button').first()).toBeFocused();
});
