import { isPathData, pathBounds } from './path-data';
import { resizedOutline, SHAPE_IDS, SHAPES } from './shapes';

describe.each(SHAPE_IDS)('the shape %s', (id) => {
  const { outline, isLine = false } = SHAPES[id];

  test.each([
    [80, 40],
    [12.34, 96.7],
    [300, 2],
  ])('is drawn within the grammar, %d by %d around its middle', (width, height) => {
    const d = outline(width, height);
    expect(isPathData(d)).toBe(true);
    const box = pathBounds(d);
    if (!box) throw new Error('no outline');
    expect(box.left).toBeCloseTo(-width / 2, 2);
    expect(box.right).toBeCloseTo(width / 2, 2);
    expect(box.bottom).toBeCloseTo(isLine ? 0 : height / 2, 2);
    expect(box.top).toBeCloseTo(isLine ? 0 : -height / 2, 2);
  });

  test('has its new size after it was resized', () => {
    const box = pathBounds(resizedOutline(outline(80, 40), { width: 120, height: isLine ? 0 : 33.3 }));
    if (!box) throw new Error('no outline');
    expect(box.right - box.left).toBeCloseTo(120, 2);
    expect(box.bottom - box.top).toBeCloseTo(isLine ? 0 : 33.3, 2);
  });
});

test('a rounded rectangle keeps round corners, and an arrow its head, when they are stretched', () => {
  for (const id of ['rounded', 'pill', 'arrow', 'bubble', 'banner', 'cross', 'frame', 'rectangle'] as const) {
    const { outline } = SHAPES[id];
    expect(resizedOutline(outline(80, 40), { width: 160, height: 40 })).toBe(outline(160, 40));
  }
});

test('what is no shape of ours, or lies elsewhere, is stretched about its own middle', () => {
  expect(resizedOutline('M10 10L30 10L30 20Z', { width: 40, height: 5 })).toBe('M0 12.5L40 12.5L40 17.5Z');
  expect(resizedOutline('M0 0H10V10Z', { width: 20, height: 10 })).toBe('M-5 0H15V10Z');
});
