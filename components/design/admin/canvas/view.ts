import type { Box } from '@/lib/modules/design/rules/path-data';
import type { GarmentFamily, Point, Side } from '@/lib/modules/design/rules/scene-types';
import { BLANKS } from '@/lib/modules/design/rules/garments/blanks';
import { CANVAS } from '@/lib/modules/design/rules/garments/path-kit';

/** Position of the garment and its print area on the stage, a square of `size` CSS pixels. */
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
/** Fraction of the viewport that the fitted print area takes. */
const FITTED = 0.74;
/** The same for the initial view, and its maximum zoom. */
const OPENED = { share: 0.42, zoom: 1.75 } as const;

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

/** Stage size at zoom 1, which shows the whole garment. */
export function wholeSize({ width, height }: Viewport): number {
  return Math.max(1, Math.min(width, height));
}

/** The zoom at which the print area takes a fraction of the viewport's width or height, whichever is reached first. */
function zoomFor(share: number, family: GarmentFamily, side: Side, viewport: Viewport): number {
  const { area } = viewOf(family, side, wholeSize(viewport));
  const across = (viewport.width * share) / (area.right - area.left);
  const down = (viewport.height * share) / (area.bottom - area.top);
  return keepZoom(Math.min(across, down));
}

/** The zoom at which the print area fills most of the viewport. */
export function fittingZoom(family: GarmentFamily, side: Side, viewport: Viewport): number {
  return zoomFor(FITTED, family, side, viewport);
}

/** The initial zoom: the garment is recognisable and the print area large enough to work in. */
export function openingZoom(family: GarmentFamily, side: Side, viewport: Viewport): number {
  return Math.min(OPENED.zoom, zoomFor(OPENED.share, family, side, viewport));
}

/** A point of the stage in mm of the print area. */
export function toArea({ area, pxPerMm }: View, { x, y }: Point): Point {
  return { x: (x - area.left) / pxPerMm, y: (y - area.top) / pxPerMm };
}

export function toStage({ area, pxPerMm }: View, { x, y }: Point): Point {
  return { x: area.left + x * pxPerMm, y: area.top + y * pxPerMm };
}
