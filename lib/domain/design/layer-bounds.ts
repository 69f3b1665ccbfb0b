import type { FontBooks } from './font-book';
import { layoutText } from './layout-text';
import { type Box, pathBounds } from './path-data';
import { textFonts } from './scene-fonts';
import type { Layer, Scene } from './scene-types';

function ownBounds(layer: Layer, scene: Scene, fontBooks: FontBooks): Box | null {
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
      const box = pathBounds(layer.d);
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

/** The box of a layer's ink in mm of the print area, turned and scaled as it is drawn; null when nothing is drawn. */
export function layerBounds(layer: Layer, scene: Scene, fontBooks: FontBooks): Box | null {
  const box = ownBounds(layer, scene, fontBooks);
  if (!box) return null;
  const radians = (layer.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * layer.scale, Math.sin(radians) * layer.scale];
  const corners = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => [x, y] as const));
  const xs = corners.map(([x, y]) => layer.position.x + x * cos - y * sin);
  const ys = corners.map(([x, y]) => layer.position.y + x * sin + y * cos);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
