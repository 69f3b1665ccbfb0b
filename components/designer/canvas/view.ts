import type { Box } from '@/lib/domain/design/path-data';
import type { GarmentFamily, Point, Side } from '@/lib/domain/design/scene-types';
import { BLANKS } from '@/lib/domain/garments/blanks';
import { CANVAS } from '@/lib/domain/garments/path-kit';

/** How the garment and its print area lie on the stage, a square of `size` CSS pixels. */
export interface View {
  size: number;
  pxPerMm: number;
  /** The print area on the stage in CSS pixels. */
  area: Box;
}

export interface Viewport {
  width: number;
  height: number;
}

export const ZOOM = { min: 1, max: 12, step: 1.35 } as const;
/** Share of the viewport that the print area takes when it is fitted. */
const FITTED = 0.74;

export function viewOf(family: GarmentFamily, side: Side, size: number): View {
  const { area, x, y, scale } = BLANKS[family].placement[side];
  const unit = size / CANVAS;
  const pxPerMm = unit * scale;
  const [left, top] = [x * unit, y * unit];
  return {
    size,
    pxPerMm,
    area: { left, top, right: left + area.widthMm * pxPerMm, bottom: top + area.heightMm * pxPerMm },
  };
}

export function keepZoom(zoom: number): number {
  return Math.min(ZOOM.max, Math.max(ZOOM.min, zoom));
}

/** Stage size at zoom 1: the whole garment is seen. */
export function wholeSize({ width, height }: Viewport): number {
  return Math.max(1, Math.min(width, height));
}

/** The zoom at which the print area fills most of the viewport. */
export function fittingZoom(family: GarmentFamily, side: Side, viewport: Viewport): number {
  const whole = wholeSize(viewport);
  const { area } = viewOf(family, side, whole);
  const across = (viewport.width * FITTED) / (area.right - area.left);
  const down = (viewport.height * FITTED) / (area.bottom - area.top);
  return keepZoom(Math.min(across, down));
}

/** A point of the stage in mm of the print area, and back. */
export function toArea({ area, pxPerMm }: View, { x, y }: Point): Point {
  return { x: (x - area.left) / pxPerMm, y: (y - area.top) / pxPerMm };
}

export function toStage({ area, pxPerMm }: View, { x, y }: Point): Point {
  return { x: area.left + x * pxPerMm, y: area.top + y * pxPerMm };
}
