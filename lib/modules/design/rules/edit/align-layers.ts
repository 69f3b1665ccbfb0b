import { type Box, uniteBoxes } from '../path-data';
import type { Layer } from '../scene-types';
import type { Alignment, EditGeometry, EditState } from './edit-state';
import { areaBox, layerBox, middleOf } from './frame';
import { keepPlaced } from './keep-limits';
import { changeLayers, freeLayers, sceneOfState } from './layers';

/** The offset that moves a box to the edge or centre of another. */
function offsetTo(alignment: Alignment, box: Box, within: Box): { dx: number; dy: number } {
  const [own, other] = [middleOf(box), middleOf(within)];
  const across = { left: within.left - box.left, centre: other.x - own.x, right: within.right - box.right };
  const down = { top: within.top - box.top, middle: other.y - own.y, bottom: within.bottom - box.bottom };
  return alignment === 'left' || alignment === 'centre' || alignment === 'right'
    ? { dx: across[alignment], dy: 0 }
    : { dx: 0, dy: down[alignment] };
}

function moved(layer: Layer, dx: number, dy: number): Layer {
  const { angle, scale, position } = layer;
  return keepPlaced(layer, { angle, scale, position: { x: position.x + dx, y: position.y + dy } });
}

/** Aligns each layer's ink: a single one to the print area, several to their common box unless `to` is the area. */
export function alignLayers(
  state: EditState,
  geometry: EditGeometry,
  { alignment, to, ids }: { alignment: Alignment; to?: 'area' | 'selection'; ids?: readonly string[] },
): EditState {
  const layers = freeLayers(state, ids);
  const scene = sceneOfState(state, geometry);
  const boxes = layers.map((layer) => layerBox(layer, scene, geometry));
  const around = uniteBoxes(boxes);
  if (!around) return state;
  const within = to === 'area' || layers.length === 1 ? areaBox(scene.area) : around;
  return changeLayers(state, geometry, layers, (layer) => {
    const { dx, dy } = offsetTo(alignment, boxes[layers.indexOf(layer)] ?? within, within);
    return moved(layer, dx, dy);
  });
}

/** Distributes three or more layers evenly: equal gaps between neighbours; the outermost stay. */
export function distributeLayers(
  state: EditState,
  geometry: EditGeometry,
  { axis, ids }: { axis: 'x' | 'y'; ids?: readonly string[] },
): EditState {
  const scene = sceneOfState(state, geometry);
  const spans = freeLayers(state, ids)
    .map((layer) => {
      const { left, right, top, bottom } = layerBox(layer, scene, geometry);
      return axis === 'x' ? { layer, from: left, to: right } : { layer, from: top, to: bottom };
    })
    .sort((one, other) => one.from + one.to - (other.from + other.to));
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last || spans.length < 3) return state;
  const ink = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const gap = (last.to - first.from - ink) / (spans.length - 1);
  let pen = first.from;
  const moves = new Map(
    spans.map(({ layer, from, to }) => {
      const move = pen - from;
      pen += to - from + gap;
      return [layer, move];
    }),
  );
  const targets = spans.map(({ layer }) => layer);
  return changeLayers(state, geometry, targets, (layer) => {
    const move = moves.get(layer) ?? 0;
    return axis === 'x' ? moved(layer, move, 0) : moved(layer, 0, move);
  });
}
