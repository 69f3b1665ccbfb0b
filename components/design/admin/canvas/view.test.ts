import { frameOf } from '@/lib/modules/design/rules/edit/frame';
import { GARMENT_FAMILIES, type ImageLayer, SIDES } from '@/lib/modules/design/rules/scene-types';
import { handlePlaces, HANDLE_PX } from './handle-places';
import { fittingZoom, openingZoom, toArea, toStage, viewOf, wholeSize, ZOOM } from './view';

const phone = { width: 343, height: 420 };

const cases = GARMENT_FAMILIES.flatMap((family) => SIDES.map((side) => [family, side] as const));

test.each(cases)('the print area of a %s, %s, is seen whole when it is fitted', (family, side) => {
  const zoom = fittingZoom(family, side, phone);
  expect(zoom).toBeGreaterThanOrEqual(ZOOM.min);
  const { area } = viewOf(family, side, wholeSize(phone) * zoom);
  expect(area.right - area.left).toBeLessThanOrEqual(phone.width * 0.75);
  expect(area.bottom - area.top).toBeLessThanOrEqual(phone.height * 0.75);
});

test.each(cases)(
  'a %s, %s, is opened so that most of it is seen, with its print area whole',
  (family, side) => {
    for (const viewport of [phone, { width: 656, height: 440 }, { width: 900, height: 700 }]) {
      const zoom = openingZoom(family, side, viewport);
      expect(zoom).toBeGreaterThanOrEqual(ZOOM.min);
      expect(zoom).toBeLessThanOrEqual(fittingZoom(family, side, viewport));
      // The viewport covers more than half of the garment in each direction.
      expect(1 / zoom).toBeGreaterThan(0.5);
      const { area } = viewOf(family, side, wholeSize(viewport) * zoom);
      expect(area.right - area.left).toBeLessThanOrEqual(viewport.width * 0.75);
      expect(area.bottom - area.top).toBeLessThanOrEqual(viewport.height * 0.75);
    }
  },
);

test('a point of the stage is the same point of the area, and back', () => {
  const view = viewOf('hoodie', 'front', 900);
  const there = toStage(view, { x: 120, y: 33 });
  expect(toArea(view, there)).toEqual({ x: expect.closeTo(120), y: expect.closeTo(33) });
  expect(toArea(view, { x: view.area.left, y: view.area.top })).toEqual({ x: 0, y: 0 });
});

describe('handles', () => {
  const image = (size: number, angle = 0): ImageLayer => ({
    type: 'image',
    id: 'a',
    src: 'file_1',
    location: 'file',
    widthMm: size,
    heightMm: size / 2,
    angle,
    scale: 1,
    position: { x: 100, y: 100 },
    customisable: false,
  });
  const places = (size: number, angle = 0, at = { x: 100, y: 100 }) => {
    const layer = { ...image(size, angle), position: at };
    const ink = { left: -size / 2, right: size / 2, top: -size / 4, bottom: size / 4 };
    const frame = frameOf([layer], [ink]);
    if (!frame) throw new Error('no frame');
    return handlePlaces(frame, viewOf('tee', 'front', 900));
  };
  const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y);

  test.each([0.5, 4, 80])(
    'of something %d mm wide do not cover one another, nor all of what is between',
    (size) => {
      const { corners, rotate } = places(size, 20);
      const all = [...corners, rotate];
      const distances = all.flatMap((one, index) => all.slice(index + 1).map((other) => apart(one, other)));
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(HANDLE_PX);
      expect(apart(corners[0], corners[1])).toBeGreaterThanOrEqual(2 * HANDLE_PX - 1e-9);
    },
  );

  test('turn with the layer', () => {
    const { corners, rotate, stem } = places(80, 90);
    expect(corners[0].x).toBeGreaterThan(corners[3].x);
    expect(rotate.x - stem.x).toBeCloseTo(30);
    expect(rotate.y).toBeCloseTo(stem.y);
  });

  test('for turning is below where above would be off the stage', () => {
    expect(places(80).rotate.y).toBeLessThan(places(80).corners[0].y);
    const atTop = places(80, 0, { x: 100, y: -480 });
    expect(atTop.rotate.y).toBeGreaterThan(atTop.corners[2].y);
  });
});
