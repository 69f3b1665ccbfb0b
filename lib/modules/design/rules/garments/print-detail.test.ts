import type { PathLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { printArea, printAreaBox } from './print-area';
import { printDetail } from './print-detail';

const area = printArea('tee', 'front');

function ink(left: number, top: number, size: number, more: Partial<PathLayer> = {}): PathLayer {
  const d = `M0 0L${size} 0L${size} ${size}L0 ${size}Z`;
  return {
    type: 'path',
    id: `ink-${left}`,
    d,
    fill: '#000000',
    angle: 0,
    scale: 1,
    position: { x: left, y: top },
    customisable: false,
    ...more,
  };
}
const sceneOf = (...layers: PathLayer[]): Scene => ({ version: 1, side: 'front', area, layers });
const detailOf = (...layers: PathLayer[]) => printDetail('tee', sceneOf(...layers), {});

/** The part of the picture that a close-up shows, in per cent. */
function partOf({ zoom, x, y }: { zoom: number; x: number; y: number }) {
  const size = 100 / zoom;
  return { size, left: (x * (100 - size)) / 100, top: (y * (100 - size)) / 100 };
}

describe('the close-up of a print', () => {
  test('has the ink in its middle, with some room around it', () => {
    const detail = detailOf(ink(100, 40, 100));
    if (!detail) throw new Error('no close-up');
    const { size, left, top } = partOf(detail);
    const box = printAreaBox('tee', 'front');
    const perMm = box.width / area.widthMm;
    expect(detail.side).toBe('front');
    expect(size).toBeGreaterThan(100 * perMm);
    expect(left + size / 2).toBeCloseTo(box.left + 150 * perMm, 0);
    expect(top + size / 2).toBeCloseTo(box.top + 90 * perMm, 0);
  });

  test('stays within the picture, and is never so close that only a blur is left', () => {
    for (const at of [-400, 0, 280, 900]) {
      const detail = detailOf(ink(at, at, 2));
      if (!detail) throw new Error('no close-up');
      const { size, left, top } = partOf(detail);
      expect(detail.zoom).toBeLessThan(4);
      for (const from of [left, top]) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + size).toBeLessThanOrEqual(100.01);
      }
    }
  });

  test('is left out without ink, and where it would show the whole picture', () => {
    expect(detailOf()).toBeNull();
    expect(detailOf(ink(100, 40, 100, { hidden: true }))).toBeNull();
    expect(detailOf(ink(0, 0, 2000))).toBeNull();
  });
});
