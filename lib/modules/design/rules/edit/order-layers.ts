import type { Layer } from '../scene-types';
import type { EditGeometry, EditState, Order } from './edit-state';
import { layersOf, namedLayers, withLayers } from './layers';

/** Moves each target up by one, but never past another target. */
function raised(layers: readonly Layer[], targets: ReadonlySet<Layer>): Layer[] {
  const next = [...layers];
  for (let index = next.length - 2; index >= 0; index -= 1) {
    const [layer, above] = [next[index], next[index + 1]];
    if (!layer || !above || !targets.has(layer) || targets.has(above)) continue;
    next[index] = above;
    next[index + 1] = layer;
  }
  return next;
}

function ordered(layers: readonly Layer[], targets: ReadonlySet<Layer>, to: Order): Layer[] {
  const chosen = layers.filter((layer) => targets.has(layer));
  const others = layers.filter((layer) => !targets.has(layer));
  switch (to) {
    case 'front':
      return [...others, ...chosen];
    case 'back':
      return [...chosen, ...others];
    case 'forward':
      return raised(layers, targets);
    case 'backward':
      return raised([...layers].reverse(), targets).reverse();
  }
}

/** Changes the drawing order; the last layer is drawn on top. */
export function orderLayers(
  state: EditState,
  geometry: EditGeometry,
  { to, ids }: { to: Order; ids?: readonly string[] },
): EditState {
  return withLayers(state, geometry, ordered(layersOf(state), new Set(namedLayers(state, ids)), to));
}

/** Moves one layer to an index in the drawing order; an index out of range means the end. */
export function orderLayerTo(
  state: EditState,
  geometry: EditGeometry,
  { id, index }: { id: string; index: number },
): EditState {
  const [layer] = namedLayers(state, [id]);
  if (!layer) return state;
  const others = layersOf(state).filter((other) => other !== layer);
  const at = Math.min(others.length, Math.max(0, Math.round(index)));
  return withLayers(state, geometry, [...others.slice(0, at), layer, ...others.slice(at)]);
}
