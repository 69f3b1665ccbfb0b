import type { Box } from '../path-data';
import type { Point, Scene } from '../scene-types';
import type { EditGeometry } from './edit-state';
import { areaBox, layerBox, middleOf, safeBox } from './frame';

type SnapKind = 'centre' | 'edge' | 'safe' | 'layer';

interface SnapTarget {
  at: number;
  kind: SnapKind;
  /** The range along the line that its object covers. */
  from: number;
  to: number;
}

/** Lines to snap to: vertical ones by x, horizontal ones by y, in mm of the area. */
export interface SnapTargets {
  x: readonly SnapTarget[];
  y: readonly SnapTarget[];
}

/** A guide line: vertical at x or horizontal at y, from one end to the other. */
export interface SnapLine {
  axis: 'x' | 'y';
  at: number;
  from: number;
  to: number;
  kind: SnapKind;
}

function linesOf(box: Box, kinds: { edge: SnapKind; centre: SnapKind | null }): SnapTargets {
  const { left, top, right, bottom } = box;
  const middle = middleOf(box);
  const upright = (at: number, kind: SnapKind): SnapTarget => ({ at, kind, from: top, to: bottom });
  const level = (at: number, kind: SnapKind): SnapTarget => ({ at, kind, from: left, to: right });
  const { edge, centre } = kinds;
  return {
    x: [...(centre ? [upright(middle.x, centre)] : []), upright(left, edge), upright(right, edge)],
    y: [...(centre ? [level(middle.y, centre)] : []), level(top, edge), level(bottom, edge)],
  };
}

/** The snap lines of the layers that do not move, and of the area. Computed once, when a drag starts. */
export function snapTargets(
  scene: Scene,
  geometry: Pick<EditGeometry, 'inkBox'>,
  moving: readonly string[],
): SnapTargets {
  const others = scene.layers.filter(
    (layer) => !layer.hidden && !moving.includes(layer.id) && geometry.inkBox(layer, scene) !== null,
  );
  const all = [
    linesOf(areaBox(scene.area), { edge: 'edge', centre: 'centre' }),
    linesOf(safeBox(scene.area), { edge: 'safe', centre: null }),
    ...others.map((layer) => linesOf(layerBox(layer, scene, geometry), { edge: 'layer', centre: 'layer' })),
  ];
  return { x: all.flatMap(({ x }) => x), y: all.flatMap(({ y }) => y) };
}

interface Hit {
  target: SnapTarget;
  offset: number;
}

/** The nearest target of any of the coordinates; of equal ones the earlier. */
function nearest(
  coordinates: readonly number[],
  targets: readonly SnapTarget[],
  tolerance: number,
): Hit | null {
  let best: Hit | null = null;
  for (const target of targets) {
    for (const coordinate of coordinates) {
      const offset = target.at - coordinate;
      const far = Math.abs(offset);
      if (far <= tolerance && (!best || far < Math.abs(best.offset) - 1e-6)) best = { target, offset };
    }
  }
  return best;
}

function lineOf(
  axis: 'x' | 'y',
  { at, kind, from, to }: SnapTarget,
  ownFrom: number,
  ownTo: number,
): SnapLine {
  return { axis, at, kind, from: Math.min(from, ownFrom), to: Math.max(to, ownTo) };
}

/**
 * Snaps the movement of a box to targets within a tolerance in mm (a fixed number of pixels at the current zoom), each
 * axis separately. The lines show what it snapped to, extended over both objects.
 */
export function snapMove(
  box: Box,
  move: Point,
  targets: SnapTargets,
  tolerance: number,
): { move: Point; lines: SnapLine[] } {
  const [left, right, top, bottom] = [
    box.left + move.x,
    box.right + move.x,
    box.top + move.y,
    box.bottom + move.y,
  ];
  const x = nearest([(left + right) / 2, left, right], targets.x, tolerance);
  const y = nearest([(top + bottom) / 2, top, bottom], targets.y, tolerance);
  const [dx, dy] = [x?.offset ?? 0, y?.offset ?? 0];
  return {
    move: { x: move.x + dx, y: move.y + dy },
    lines: [
      ...(x ? [lineOf('x', x.target, top + dy, bottom + dy)] : []),
      ...(y ? [lineOf('y', y.target, left + dx, right + dx)] : []),
    ],
  };
}

/** Edges that move less than this share of the box's size during scaling do not snap. */
const HARDLY = 0.05;

/**
 * Snaps the factor by which a box is scaled about a point, so that one of its edges meets a target within a tolerance
 * in mm. The line shows what it snapped to.
 */
export function snapScale(
  box: Box,
  about: Point,
  factor: number,
  targets: SnapTargets,
  tolerance: number,
): { factor: number; lines: SnapLine[] } {
  const edges = [
    { axis: 'x' as const, reach: box.left - about.x, size: box.right - box.left },
    { axis: 'x' as const, reach: box.right - about.x, size: box.right - box.left },
    { axis: 'y' as const, reach: box.top - about.y, size: box.bottom - box.top },
    { axis: 'y' as const, reach: box.bottom - about.y, size: box.bottom - box.top },
  ].filter(({ reach, size }) => Math.abs(reach) > HARDLY * size);
  const hits = edges.flatMap(({ axis, reach }) => {
    const hit = nearest([about[axis] + reach * factor], targets[axis], tolerance);
    return hit ? [{ axis, target: hit.target, factor: factor + hit.offset / reach }] : [];
  });
  // There is only one factor, so the edge with the smallest correction decides.
  const [best] = hits.sort((one, other) => Math.abs(one.factor - factor) - Math.abs(other.factor - factor));
  if (!best || best.factor <= 0) return { factor, lines: [] };
  const across = best.axis === 'x' ? ('y' as const) : ('x' as const);
  const [low, high] = across === 'y' ? [box.top, box.bottom] : [box.left, box.right];
  const own = [low, high].map((at) => about[across] + (at - about[across]) * best.factor) as [number, number];
  return { factor: best.factor, lines: [lineOf(best.axis, best.target, ...own)] };
}

const TURN_STEP = 15;
const LEVEL = 45;
const LEVEL_TOLERANCE = 2.5;

/** An angle in steps of 15° if `stepped`; else snapped to multiples of 45° when close to one. */
export function snapAngle(angle: number, stepped: boolean): number {
  if (stepped) return Math.round(angle / TURN_STEP) * TURN_STEP;
  const level = Math.round(angle / LEVEL) * LEVEL;
  return Math.abs(angle - level) <= LEVEL_TOLERANCE ? level : angle;
}
