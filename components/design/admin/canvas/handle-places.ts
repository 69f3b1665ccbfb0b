import type { Frame } from '@/lib/modules/design/rules/edit/frame';
import type { Point } from '@/lib/modules/design/rules/scene-types';
import { toStage, type View } from './view';

/** Diameter of a handle's touch target in CSS pixels (WCAG 2.5.8 requires 24). */
export const HANDLE_PX = 28;
/** Gap between the ink and its frame. */
const GAP_PX = 7;
/** Minimum distance between handles, which leaves room to grab the layer itself. */
const APART_PX = 2 * HANDLE_PX;
const ROTATE_PX = 30;

export interface HandlePlaces {
  /** Corners of the selection frame, clockwise. */
  corners: readonly [Point, Point, Point, Point];
  /** Position of the rotation handle, and the start of its stem. */
  rotate: Point;
  stem: Point;
}

const add = (point: Point, direction: Point, by: number): Point => ({
  x: point.x + direction.x * by,
  y: point.y + direction.y * by,
});

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Positions of a frame's handles on the stage, in CSS pixels: outside the ink, and apart even around a tiny layer. */
export function handlePlaces({ corners, angle }: Frame, view: View): HandlePlaces {
  const [tl, tr, br, bl] = corners.map((corner) => toStage(view, corner)) as [Point, Point, Point, Point];
  const radians = (angle * Math.PI) / 180;
  // From the angle, not from the corners: for a layer of zero size all corners are the same point.
  const along = { x: Math.cos(radians), y: Math.sin(radians) };
  const down = { x: -along.y, y: along.x };
  const width = Math.hypot(tr.x - tl.x, tr.y - tl.y);
  const height = Math.hypot(bl.x - tl.x, bl.y - tl.y);
  const [x, y] = [Math.max(GAP_PX, (APART_PX - width) / 2), Math.max(GAP_PX, (APART_PX - height) / 2)];
  const out = (point: Point, right: number, below: number): Point =>
    add(add(point, along, right * x), down, below * y);
  const placed = [out(tl, -1, -1), out(tr, 1, -1), out(br, 1, 1), out(bl, -1, 1)] as const;
  const [topMiddle, bottomMiddle] = [middle(placed[0], placed[1]), middle(placed[3], placed[2])];
  const above = add(topMiddle, down, -ROTATE_PX);
  // Outside the stage the handle could not be grabbed.
  const isSeen = above.y >= HANDLE_PX / 2 && above.y <= view.size && above.x >= 0 && above.x <= view.size;
  return isSeen
    ? { corners: [...placed], rotate: above, stem: topMiddle }
    : { corners: [...placed], rotate: add(bottomMiddle, down, ROTATE_PX), stem: bottomMiddle };
}
