import { type Box, uniteBoxes } from '../path-data';
import { type Layer, type Point, type PrintArea, SCENE_LIMITS as LIMITS } from '../scene-types';
import type { EditGeometry, EditState } from './edit-state';
import { middleOf, placedBox } from './frame';
import { clamp, keepPlaced, keepPoint } from './keep-limits';
import { changeLayers, freeLayers, sceneOfState } from './layers';

/** Scaled and turned about a point, then moved. */
export interface Transform {
  factor: number;
  /** Clockwise. */
  degrees: number;
  /** Default: the centre of the layers' box. */
  about?: Point;
  dx: number;
  dy: number;
}

/** How much of a layer must stay within the area, so that it can be seen and grabbed again. */
const KEPT_MM = 3;
/** The smallest size that scaling can reach. */
const SMALLEST_MM = 1;

/** Limits a movement so that the box stays within reach; a box that is already outside may only move closer. */
function keptMove(from: number, to: number, move: number, size: number): number {
  const kept = Math.min(KEPT_MM, (to - from) / 2);
  return clamp(move, { min: Math.min(0, kept - to), max: Math.max(0, size - kept - from) });
}

/** The nearest factor that every layer's limits allow; all layers are scaled by it. */
function keptFactor(layers: readonly Layer[], box: Box, factor: number): number {
  const size = Math.max(box.right - box.left, box.bottom - box.top);
  const smallest = size > 0 ? Math.min(1, SMALLEST_MM / size) : 0;
  const min = Math.max(smallest, ...layers.map(({ scale }) => LIMITS.scale.min / scale));
  const max = Math.min(...layers.map(({ scale }) => LIMITS.scale.max / scale));
  return clamp(factor, { min: Math.min(min, max), max });
}

function turned({ x, y }: Point, about: Point, factor: number, degrees: number): Point {
  // Reduced to one turn first: the sine of a huge number would be NaN or meaningless.
  const radians = ((degrees % 360) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * factor, Math.sin(radians) * factor];
  const [dx, dy] = [x - about.x, y - about.y];
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}

/** Limits a movement so that the layers, with their ink, stay within reach. */
function keptMoveOf(
  layers: readonly Layer[],
  inks: readonly (Box | null)[],
  { dx, dy }: Pick<Transform, 'dx' | 'dy'>,
  area: PrintArea,
): Point {
  const box = uniteBoxes(layers.map((layer, index) => placedBox(layer, inks[index] ?? null)));
  if (!box) return { x: 0, y: 0 };
  return {
    x: keptMove(box.left, box.right, dx, area.widthMm),
    y: keptMove(box.top, box.bottom, dy, area.heightMm),
  };
}

/** Transforms the named or selected layers that are not locked, as one group. */
export function transformLayers(
  state: EditState,
  geometry: EditGeometry,
  ids: readonly string[] | undefined,
  { factor: wanted, degrees, about: given, dx, dy }: Transform,
): EditState {
  const layers = freeLayers(state, ids);
  const scene = sceneOfState(state, geometry);
  const inks = layers.map((layer) => geometry.inkBox(layer, scene));
  const box = uniteBoxes(layers.map((layer, index) => placedBox(layer, inks[index] ?? null)));
  if (!box || wanted <= 0) return state;
  const about = given ? keepPoint(given) : middleOf(box);
  const factor = wanted === 1 ? 1 : keptFactor(layers, box, wanted);
  const isMoved = factor === 1 && degrees === 0;
  const changed = layers.map((layer) =>
    isMoved
      ? layer
      : {
          ...layer,
          angle: layer.angle + (degrees % 360),
          scale: layer.scale * factor,
          position: turned(layer.position, about, factor, degrees),
        },
  );
  const move = dx === 0 && dy === 0 ? { x: 0, y: 0 } : keptMoveOf(changed, inks, { dx, dy }, scene.area);
  const placed = new Map(
    changed.map(({ angle, scale, position }, index) => [
      layers[index],
      { angle, scale, position: { x: position.x + move.x, y: position.y + move.y } },
    ]),
  );
  return changeLayers(state, geometry, layers, (layer) => {
    const place = placed.get(layer);
    return place ? keepPlaced(layer, place) : layer;
  });
}

/** Moves the layers' common box so that its top-left corner is at a point; an axis without a number stays. */
export function placeLayers(
  state: EditState,
  geometry: EditGeometry,
  ids: readonly string[] | undefined,
  { x, y }: { x?: number; y?: number },
): EditState {
  const scene = sceneOfState(state, geometry);
  const box = uniteBoxes(
    freeLayers(state, ids).map((layer) => placedBox(layer, geometry.inkBox(layer, scene))),
  );
  if (!box) return state;
  const move = { dx: (x ?? box.left) - box.left, dy: (y ?? box.top) - box.top };
  return transformLayers(state, geometry, ids, { factor: 1, degrees: 0, ...move });
}
