import type { FontBooks } from './font-book';
import { layoutText } from './layout-text';
import { type Box, pathBounds, uniteBoxes } from './path-data';
import { printedSize } from './picture-size';
import { textFonts } from './scene-fonts';
import { type Layer, outlinesOf, type Point, type Scene } from './scene-types';

/** The box of a layer's ink in mm relative to its anchor, before angle and scale; null when nothing is drawn. */
export function inkBounds(layer: Layer, scene: Pick<Scene, 'area'>, fontBooks: FontBooks): Box | null {
  switch (layer.type) {
    case 'text': {
      const fonts = textFonts(layer, fontBooks);
      return fonts && layoutText(layer, fonts.book, scene.area, fonts.standIns).bounds;
    }
    case 'image': {
      const [x, y] = [layer.widthMm / 2, layer.heightMm / 2];
      return { left: -x, right: x, top: -y, bottom: y };
    }
    case 'path': {
      const box = uniteBoxes(outlinesOf(layer).flatMap(({ d }) => pathBounds(d) ?? []));
      const half = layer.stroke === undefined ? 0 : (layer.strokeWidthMm ?? 1) / 2;
      return (
        box && {
          left: box.left - half,
          right: box.right + half,
          top: box.top - half,
          bottom: box.bottom + half,
        }
      );
    }
  }
}

/**
 * The corners of a box relative to a layer's anchor, turned and scaled with the layer: in mm of the area, clockwise
 * from its top-left.
 */
export function placedCorners(
  { angle, scale, position }: Pick<Layer, 'angle' | 'scale' | 'position'>,
  { left, top, right, bottom }: Box,
): [Point, Point, Point, Point] {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale];
  const place = (x: number, y: number): Point => ({
    x: position.x + x * cos - y * sin,
    y: position.y + x * sin + y * cos,
  });
  return [place(left, top), place(right, top), place(right, bottom), place(left, bottom)];
}

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The box of a layer's ink in mm of the print area, turned and scaled; null when nothing is drawn. */
export function layerBounds(layer: Layer, scene: Scene, fontBooks: FontBooks): Box | null {
  const box = inkBounds(layer, scene, fontBooks);
  return box && boxAround(placedCorners(layer, box));
}

/** A stored picture's own size in pixels, by its `src`. */
export type PictureSizes = Readonly<Record<string, { widthPx: number; heightPx: number }>>;

/**
 * The box of the visible part of a layer: a picture keeps its proportions and may not fill its layer's box. A picture
 * of unknown size counts as its box.
 */
export function seenBounds(
  layer: Layer,
  scene: Scene,
  fontBooks: FontBooks,
  pictures: PictureSizes = {},
): Box | null {
  const isFile = layer.type === 'image' && layer.location === 'file';
  const known = isFile && Object.hasOwn(pictures, layer.src) ? pictures[layer.src] : undefined;
  if (!isFile || !known) return layerBounds(layer, scene, fontBooks);
  const seen = printedSize({ ...layer, scale: 1 }, { width: known.widthPx, height: known.heightPx });
  return layerBounds({ ...layer, ...seen }, scene, fontBooks);
}
