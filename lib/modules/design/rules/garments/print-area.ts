import type { GarmentFamily, PrintArea, Side } from '@/lib/modules/design/rules/scene-types';
import { BLANKS } from './blanks';
import { CANVAS } from './path-kit';

/** The print area of a blank's side in mm, with its print resolution (S3.4-6). */
export function printArea(family: GarmentFamily, side: Side): PrintArea {
  return { ...BLANKS[family].placement[side].area };
}

const percent = (units: number, places: number): number =>
  Math.round((units / CANVAS) * 100 * 10 ** places) / 10 ** places;

/** The scaled percentage of S3.4: the print area's size in per cent of the blank's square picture, one decimal. */
export function printAreaPercent(family: GarmentFamily, side: Side): { width: number; height: number } {
  const { area, scale } = BLANKS[family].placement[side];
  return { width: percent(area.widthMm * scale, 1), height: percent(area.heightMm * scale, 1) };
}

/** Position of the print area on the picture, in per cent: the box for a scene's SVG. */
export function printAreaBox(
  family: GarmentFamily,
  side: Side,
): { left: number; top: number; width: number; height: number } {
  const { area, x, y, scale } = BLANKS[family].placement[side];
  return {
    left: percent(x, 3),
    top: percent(y, 3),
    width: percent(area.widthMm * scale, 3),
    height: percent(area.heightMm * scale, 3),
  };
}
