import { type ColourName, colourName } from './colour';
import type { Layer, Scene, Side } from './scene-types';

export type Column = 'left' | 'centre' | 'right';
export type Row = 'top' | 'middle' | 'bottom';

interface DescribedBase {
  layerId: string;
  column: Column;
  row: Row;
  customisable: boolean;
}
export type DescribedLayer =
  | (DescribedBase & { kind: 'text'; text: string; fontFamily: string; colour: ColourName; hex: string })
  | (DescribedBase & { kind: 'picture'; label: string | null });

/** What a text description of the design says, in reading order; the words are the component's (LOOK "Accessible"). */
export interface SceneDescription {
  side: Side;
  isEmpty: boolean;
  layers: DescribedLayer[];
}

function third<T>(share: number, [first, second, last]: readonly [T, T, T]): T {
  return share < 1 / 3 ? first : share <= 2 / 3 ? second : last;
}

function describeLayer(layer: Layer, scene: Scene): DescribedLayer | null {
  const base: DescribedBase = {
    layerId: layer.id,
    column: third(layer.position.x / scene.area.widthMm, ['left', 'centre', 'right']),
    row: third(layer.position.y / scene.area.heightMm, ['top', 'middle', 'bottom']),
    customisable: layer.customisable,
  };
  if (layer.type === 'text') {
    const text = layer.text.replace(/\s+/g, ' ').trim();
    if (text === '') return null;
    const { fontFamily, fill } = layer;
    return { ...base, kind: 'text', text, fontFamily, colour: colourName(fill), hex: fill };
  }
  // A shape without a name is decoration: speaking of every line would hide what matters.
  if (layer.type === 'path' && layer.label === undefined) return null;
  return { ...base, kind: 'picture', label: layer.label ?? null };
}

/** Describes a side for people who do not see it: texts and named pictures, from top to bottom. */
export function describeScene(scene: Scene): SceneDescription {
  const layers = scene.layers
    .map((layer) => ({ y: layer.position.y, described: describeLayer(layer, scene) }))
    .sort((a, b) => a.y - b.y)
    .flatMap(({ described }) => (described ? [described] : []));
  return { side: scene.side, isEmpty: scene.layers.length === 0, layers };
}
