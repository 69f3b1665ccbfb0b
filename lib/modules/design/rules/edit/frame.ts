import { boxAround, placedCorners } from '../layer-bounds';
import { type Box, uniteBoxes } from '../path-data';
import type { Layer, Point, PrintArea, Scene } from '../scene-types';
import type { EditGeometry } from './edit-state';

/** The frame around the selected layers, for the handles: rotated with a single layer, upright around several. */
export interface Frame {
  /** Clockwise from the layer's own top-left corner, in mm of the print area. */
  corners: readonly [Point, Point, Point, Point];
  centre: Point;
  /** Degrees clockwise. */
  angle: number;
}

/** Stands for the ink of a layer that draws nothing. */
const NO_INK: Box = { left: 0, top: 0, right: 0, bottom: 0 };

export function areaBox({ widthMm, heightMm }: PrintArea): Box {
  return { left: 0, top: 0, right: widthMm, bottom: heightMm };
}

export function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The box around a layer's ink in mm of the print area; just its anchor when it draws nothing. */
export function placedBox(layer: Layer, ink: Box | null): Box {
  return boxAround(placedCorners(layer, ink ?? NO_INK));
}

export function layerBox(layer: Layer, scene: Scene, { inkBox }: Pick<EditGeometry, 'inkBox'>): Box {
  return placedBox(layer, inkBox(layer, scene));
}

/** The box around several layers, or null without any. */
export function boxOfLayers(
  layers: readonly Layer[],
  scene: Scene,
  geometry: Pick<EditGeometry, 'inkBox'>,
): Box | null {
  return uniteBoxes(layers.map((layer) => layerBox(layer, scene, geometry)));
}

function cornersOf({ left, top, right, bottom }: Box): Frame['corners'] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The frame around layers with their ink, or null without layers. `inks` has the same order as `layers`. */
export function frameOf(layers: readonly Layer[], inks: readonly (Box | null)[]): Frame | null {
  const [only] = layers;
  if (only && layers.length === 1) {
    const corners = placedCorners(only, inks[0] ?? NO_INK);
    return { corners, centre: middleOf(boxAround(corners)), angle: only.angle };
  }
  const box = uniteBoxes(layers.map((layer, index) => placedBox(layer, inks[index] ?? null)));
  return box && { corners: cornersOf(box), centre: middleOf(box), angle: 0 };
}

/** A point of the area in the layer's own coordinates: relative to its anchor, before angle and scale. */
export function withinLayer({ position, angle, scale }: Layer, { x, y }: Point): Point {
  const radians = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) / scale, Math.sin(radians) / scale];
  const [dx, dy] = [x - position.x, y - position.y];
  return { x: dx * cos - dy * sin, y: dx * sin + dy * cos };
}

/** How far folds, seams or the press may shift a print: ink closer to the edge than this is at risk. In mm. */
export function safeInset({ widthMm, heightMm }: PrintArea): number {
  return Math.min(10, Math.max(1.5, 0.04 * Math.min(widthMm, heightMm)));
}

export function safeBox(area: PrintArea): Box {
  const inset = safeInset(area);
  return { left: inset, top: inset, right: area.widthMm - inset, bottom: area.heightMm - inset };
}
