import { changePath as stretched, intoBox, outlineBox } from '../path-change';
import { pathLengthOf, outlinesOf, type PathLayer, SCENE_LIMITS as LIMITS } from '../scene-types';
import { resizedOutline } from '../shapes';
import { clamp } from './keep-limits';

/** Printed width and height of a shape before it is turned, in mm and without its stroke; null when it has none. */
export function pathSize(layer: PathLayer): { widthMm: number; heightMm: number } | null {
  const box = outlineBox(outlinesOf(layer));
  return (
    box && {
      widthMm: (box.right - box.left) * layer.scale,
      heightMm: (box.bottom - box.top) * layer.scale,
    }
  );
}

/** The size wanted of one direction, before the layer's scale; a straight line keeps its thickness of nothing. */
function lengthOf(wanted: number | undefined, own: number, scale: number): number {
  return wanted === undefined || own === 0 ? own : clamp(wanted, LIMITS.sizeMm) / scale;
}

/**
 * A shape in another printed width or height, around the same centre; its stroke keeps its width. The same layer when
 * nothing changes, or when its outline would become too long.
 */
export function sizePath(
  layer: PathLayer,
  { widthMm, heightMm }: { widthMm?: number; heightMm?: number },
): PathLayer {
  const box = outlineBox(outlinesOf(layer));
  if (!box) return layer;
  const size = {
    width: lengthOf(widthMm, box.right - box.left, layer.scale),
    height: lengthOf(heightMm, box.bottom - box.top, layer.scale),
  };
  if (size.width === box.right - box.left && size.height === box.bottom - box.top) return layer;
  const change = intoBox(box, size, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  const next: PathLayer = layer.parts
    ? {
        ...layer,
        d: stretched(layer.d, change),
        parts: layer.parts.map(({ d, fill }) => ({ d: stretched(d, change), fill })),
      }
    : { ...layer, d: resizedOutline(layer.d, size) };
  return pathLengthOf(next) > LIMITS.pathLength ? layer : next;
}
