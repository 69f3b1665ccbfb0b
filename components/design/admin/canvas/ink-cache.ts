import { isSetByPlace, shapeKey } from '@/lib/modules/design/rules/edit/shape-key';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import { textFonts } from '@/lib/modules/design/rules/scene-fonts';
import { layerInk, type ResolvedImage } from '@/lib/modules/design/rules/scene-to-svg';
import type { ImageLayer, Layer, Scene } from '@/lib/modules/design/rules/scene-types';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import type { CanvasPicture } from './canvas-props';

/** What ink is drawn with; the same object as long as it is the same. */
export interface InkSources {
  fontBooks: FontBooks;
  pictures: Readonly<Record<string, CanvasPicture>>;
}

/** Gives a layer's ink, drawn by what draws the print, once for each shape it has. */
export type InkOf = (layer: Layer, scene: Scene) => SafeSvg;

const NO_INK = '' as SafeSvg;
const REMEMBERED = 300;

function resolver(pictures: InkSources['pictures']): (layer: ImageLayer) => ResolvedImage {
  return ({ src, location }) => {
    const picture = location === 'file' && Object.hasOwn(pictures, src) ? pictures[src] : undefined;
    return picture ? { href: picture.url, widthPx: picture.widthPx, heightPx: picture.heightPx } : null;
  };
}

/** A cache of ink. A text whose font is still on its way keeps the ink it had, so that nothing flickers. */
export function createInk(): (sources: InkSources) => InkOf {
  const last = new Map<string, SafeSvg>();
  return ({ fontBooks, pictures }) => {
    const drawn = new Map<string, SafeSvg>();
    const resolveImage = resolver(pictures);
    return (layer, scene) => {
      if (layer.type === 'text' && !textFonts(layer, fontBooks)) return last.get(layer.id) ?? NO_INK;
      const area = isSetByPlace(layer) ? `${scene.area.widthMm} ${scene.area.heightMm} ` : '';
      const key = area + shapeKey(layer);
      const known = drawn.get(key);
      const ink = known ?? layerInk(layer, scene, { fontBooks, resolveImage });
      if (drawn.size >= REMEMBERED) drawn.clear();
      drawn.set(key, ink);
      last.set(layer.id, ink);
      return ink;
    };
  };
}
