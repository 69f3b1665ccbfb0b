import type { Layer } from '../scene-types';

const known = new WeakMap<Layer, string>();

/** Whether a text's layout depends on its position: it fills its width, or may extend to the area's edges. */
export function isSetByPlace(layer: Layer): boolean {
  if (layer.type !== 'text') return false;
  if (layer.maxWidthMm !== undefined) return layer.fit === 'fill';
  return layer.customisable && layer.arcRadiusMm === undefined;
}

/** Layers with equal keys, on areas of equal size, have the same ink relative to their anchors. */
export function shapeKey(layer: Layer): string {
  const remembered = known.get(layer);
  if (remembered !== undefined) return remembered;
  const { id: _, label: __, locked: ___, hidden: ____, position, angle, scale, customisable, ...ink } = layer;
  const place = isSetByPlace(layer) ? { position, angle, scale, customisable } : {};
  const key = JSON.stringify({ ...ink, ...place });
  known.set(layer, key);
  return key;
}
