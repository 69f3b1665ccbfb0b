import type { GarmentFamily, PrintArea, Side } from '@/lib/domain/design/scene-types';
import { BLANKS } from './blanks';
import { CANVAS } from './path-kit';

/** The print area of a blank's side in mm, with the resolution it is printed at (SPEC 3.4, print area). */
export function printArea(family: GarmentFamily, side: Side): PrintArea {
  return { ...BLANKS[family].placement[side].area };
}

const percent = (units: number): number => Math.round((units / CANVAS) * 1000) / 10;

/** SPEC 3.4's scaled percentage: the print area's size in per cent of the blank's square picture, one decimal. */
export function printAreaPercent(family: GarmentFamily, side: Side): { width: number; height: number } {
  const { area, scale } = BLANKS[family].placement[side];
  return { width: percent(area.widthMm * scale), height: percent(area.heightMm * scale) };
}

/** Where the print area's top-left corner lies, in per cent of the picture; for overlays of the editor. */
export function printAreaOffset(family: GarmentFamily, side: Side): { left: number; top: number } {
  const { x, y } = BLANKS[family].placement[side];
  return { left: percent(x), top: percent(y) };
}
