import type { Box } from '../path-data';
import { placedCorners } from '../layer-bounds';
import type { Layer, Point, Scene } from '../scene-types';
import type { EditGeometry } from './edit-state';
import { withinLayer } from './frame';

const isOpen = (layer: Layer): boolean => !layer.locked && !layer.hidden;

function isHit(layer: Layer, ink: Box, point: Point, reachMm: number): boolean {
  const { x, y } = withinLayer(layer, point);
  const reach = reachMm / layer.scale;
  // A small layer is extended to the size of a touch target; a large one is not.
  const [middleX, middleY] = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2];
  const across = Math.max((ink.right - ink.left) / 2, reach);
  const down = Math.max((ink.bottom - ink.top) / 2, reach);
  return Math.abs(x - middleX) <= across && Math.abs(y - middleY) <= down;
}

/**
 * The topmost layer at a point of the area, or null; locked and hidden ones are skipped. `reachMm` is half of the
 * smallest touch target.
 */
export function hitTest(
  scene: Scene,
  { inkBox }: Pick<EditGeometry, 'inkBox'>,
  point: Point,
  reachMm: number,
): string | null {
  const hit = scene.layers.findLast((layer) => {
    if (!isOpen(layer)) return false;
    const ink = inkBox(layer, scene);
    return ink !== null && isHit(layer, ink, point, reachMm);
  });
  return hit?.id ?? null;
}

/** The range of the points along a direction, from lowest to highest. */
function extent(points: readonly Point[], { x, y }: Point): [number, number] {
  const along = points.map((point) => point.x * x + point.y * y);
  return [Math.min(...along), Math.max(...along)];
}

/** Separating axis test: two convex shapes overlap unless a line along an edge of one of them separates them. */
function meet(one: readonly Point[], other: readonly Point[], directions: readonly Point[]): boolean {
  return directions.every((direction) => {
    const [from, to] = extent(one, direction);
    const [otherFrom, otherTo] = extent(other, direction);
    return from <= otherTo && otherFrom <= to;
  });
}

/** The layers whose ink box overlaps a box of the area, in drawing order; locked and hidden ones are skipped. */
export function layersWithin(
  scene: Scene,
  { inkBox }: Pick<EditGeometry, 'inkBox'>,
  { left, top, right, bottom }: Box,
): string[] {
  const box = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return scene.layers.filter(isOpen).flatMap((layer) => {
    const ink = inkBox(layer, scene);
    if (!ink) return [];
    const radians = (layer.angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const directions = [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: cos, y: sin },
      { x: -sin, y: cos },
    ];
    return meet(box, placedCorners(layer, ink), directions) ? [layer.id] : [];
  });
}
