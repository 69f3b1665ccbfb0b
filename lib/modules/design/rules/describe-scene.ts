import { type ColourName, colourName } from './colour';
import type { FontBooks } from './font-book';
import { type PictureSizes, seenBounds } from './layer-bounds';
import type { Box } from './path-data';
import { type Layer, outlinesOf, type Scene, type Side } from './scene-types';

type Column = 'left' | 'centre' | 'right';

interface DescribedBase {
  layerId: string;
  /** Width of the ink in whole mm. */
  widthMm: number;
  column: Column;
  /** From the reference line down to the ink's upper edge in whole mm, at least 0. */
  belowMm: number;
  /** Degrees clockwise, integer, -180 to 180. */
  turned: number;
}
export type DescribedLayer =
  | (DescribedBase & {
      kind: 'text';
      text: string;
      fontFamily: string;
      colour: ColourName;
      outline: ColourName | null;
      curved: boolean;
    })
  /** `colour`: the ink of a shape in one ink. */
  | (DescribedBase & { kind: 'picture'; label: string | null; colour: ColourName | null });

/** The facts of a text description of the design, in reading order; `sceneWords` puts them into words. */
export interface SceneDescription {
  side: Side;
  layers: DescribedLayer[];
}

/** A smaller offset from the centre is not visible. */
const CENTRED_MM = 3;

function columnOf(box: Box, areaWidth: number): Column {
  const offset = (box.left + box.right) / 2 - areaWidth / 2;
  if (Math.abs(offset) <= CENTRED_MM) return 'centre';
  return offset < 0 ? 'left' : 'right';
}

function turnOf(angle: number): number {
  const turn = Math.round(angle) % 360;
  if (turn > 180) return turn - 360;
  return turn <= -180 ? turn + 360 : turn;
}

/** The ink of a shape in one ink, its stroke if it has no fill; null for a picture, or a drawing in several. */
function onlyColour(layer: Layer): ColourName | null {
  if (layer.type !== 'path') return null;
  const fills = outlinesOf(layer).map(({ fill }) => fill);
  const inks = new Set([...fills, layer.stroke ?? 'none'].filter((ink) => ink !== 'none'));
  const [ink] = inks;
  return ink === undefined || inks.size > 1 ? null : colourName(ink);
}

function describeLayer(
  layer: Layer,
  scene: Scene,
  fontBooks: FontBooks,
  { aboveMm, pictures }: { aboveMm: number; pictures: PictureSizes | undefined },
): DescribedLayer | null {
  if (layer.hidden) return null;
  const box = seenBounds(layer, scene, fontBooks, pictures);
  if (!box) return null;
  const base: DescribedBase = {
    layerId: layer.id,
    widthMm: Math.round(box.right - box.left),
    column: columnOf(box, scene.area.widthMm),
    belowMm: Math.max(0, Math.round(box.top + aboveMm)),
    turned: turnOf(layer.angle),
  };
  if (layer.type === 'text') {
    const text = layer.text.replace(/\s+/g, ' ').trim();
    const { fontFamily, fill, stroke, arcRadiusMm } = layer;
    const outline = stroke === undefined ? null : colourName(stroke);
    return {
      ...base,
      kind: 'text',
      text,
      fontFamily,
      colour: colourName(fill),
      outline,
      curved: arcRadiusMm !== undefined,
    };
  }
  // A shape without a name is decoration: describing each would hide what matters.
  if (layer.type === 'path' && layer.label === undefined) return null;
  return { ...base, kind: 'picture', label: layer.label ?? null, colour: onlyColour(layer) };
}

/**
 * Describes a side for people who cannot see it and for packers: texts and pictures, from top to bottom. `aboveMm` is
 * the distance from the reference line for heights (`printReference`) down to the print area. A picture listed in
 * `pictures` has its visible width, another the width of its layer's box.
 */
export function describeScene(
  scene: Scene,
  fontBooks: FontBooks,
  aboveMm: number,
  pictures?: PictureSizes,
): SceneDescription {
  const layers = scene.layers
    .flatMap((layer) => describeLayer(layer, scene, fontBooks, { aboveMm, pictures }) ?? [])
    .sort((a, b) => a.belowMm - b.belowMm);
  return { side: scene.side, layers };
}
