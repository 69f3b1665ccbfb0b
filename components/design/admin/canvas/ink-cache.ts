import { isSetByPlace, shapeKey } from '@/lib/modules/design/rules/edit/shape-key';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import { textFonts } from '@/lib/modules/design/rules/scene-fonts';
import { layerInk, type ResolvedImage } from '@/lib/modules/design/rules/scene-to-svg';
import type { ImageLayer, Layer, Scene } from '@/lib/modules/design/rules/scene-types';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import type { CanvasPicture } from './canvas-props';

/** What the ink depends on; the same object while nothing has changed. */
export interface InkSources {
  fontBooks: FontBooks;
  pictures: Readonly<Record<string, CanvasPicture>>;
}

/** Returns a layer's SVG from the print renderer, cached per shape. */
export type InkOf = (layer: Layer, scene: Scene) => SafeSvg;

const NO_INK = '' as SafeSvg;
const REMEMBERED = 300;

function resolver(pictures: InkSources['pictures']): (layer: ImageLayer) => ResolvedImage {
  return ({ src, location }) => {
    const picture = location === 'file' && Object.hasOwn(pictures, src) ? pictures[src] : undefined;
    return picture ? { href: picture.url, widthPx: picture.widthPx, heightPx: picture.heightPx } : null;
  };
}

/** A cache of rendered layers. While a text's font loads, the old rendering stays, to avoid flicker. */
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
