import type {
  Design,
  GarmentFamily,
  Layer,
  PathLayer,
  Scene,
  Side,
  TextLayer,
} from '@/lib/modules/design/rules/scene-types';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';

type TextStyle = Partial<Omit<TextLayer, 'type' | 'id' | 'text' | 'position'>> &
  Pick<TextLayer, 'fontFamily' | 'fontSizeMm' | 'fill'>;

/** A line of text, centred at x with its baseline at y. */
export function text(id: string, words: string, x: number, y: number, style: TextStyle): TextLayer {
  const still = { textAlign: 'center' as const, angle: 0, scale: 1, customisable: false };
  return { ...still, ...style, type: 'text', id, text: words, position: { x, y } };
}

/** A filled shape; with a label it appears in the text description. */
export function shape(id: string, d: string, fill: string, more: Partial<PathLayer> = {}): PathLayer {
  const still = { angle: 0, scale: 1, customisable: false, position: { x: 0, y: 0 } };
  return { ...still, type: 'path', id, d, fill, ...more };
}

/** A stroked line. */
export function stroke(
  id: string,
  d: string,
  colour: string,
  width: number,
  more: Partial<PathLayer> = {},
): PathLayer {
  return shape(id, d, 'none', { stroke: colour, strokeWidthMm: width, ...more });
}

/** The same layers moved and scaled, their origin at (x, y). */
export function placed(layers: readonly Layer[], x: number, y: number, scale = 1): Layer[] {
  return layers.map((layer) => ({
    ...layer,
    scale: layer.scale * scale,
    position: { x: x + layer.position.x * scale, y: y + layer.position.y * scale },
  }));
}

/** Prefixes ids, so that a motif can be used twice on one side. */
export function named(prefix: string, layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => ({ ...layer, id: `${prefix}-${layer.id}` }));
}

function scene(family: GarmentFamily, side: Side, layers: readonly Layer[]): Scene {
  return { version: 1, side, area: printArea(family, side), layers: [...layers] };
}

export interface Sides {
  front?: readonly Layer[];
  back?: readonly Layer[];
}

export function design(family: GarmentFamily, { front, back }: Sides): Design {
  return {
    ...(front ? { front: scene(family, 'front', front) } : {}),
    ...(back ? { back: scene(family, 'back', back) } : {}),
  };
}
