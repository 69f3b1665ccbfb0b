import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import type { PlacedPicture } from '@/lib/modules/design/rules/scene-to-svg';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';

export interface Garment {
  family: GarmentFamily;
  side: Side;
  /** `#rrggbb` of the garment. */
  colour: string;
  scene: Scene | null;
}

export interface Drawables {
  books: FontBooks;
  /** By an image layer's `src`. */
  pictures: Readonly<Record<string, PlacedPicture>>;
}

/** Cache size: twenty products in all their colours, front and back. */
const MOST = 600;
const WIDTH_PX = 600;

/** Whether all fonts and pictures of a scene have loaded. */
function isDrawable(scene: Scene, { books, pictures }: Drawables): boolean {
  return scene.layers.every(
    (layer) =>
      layer.hidden ||
      (layer.type === 'text' ? layer.fontFamily in books : layer.type !== 'image' || layer.src in pictures),
  );
}

/** A cache of drawn garments as image URLs; when it is full, the oldest are removed. */
export class GarmentShelf {
  #urls = new Map<string, string>();

  /** The garment with its print; without the print while parts of it are loading. */
  urlOf({ family, side, colour, scene }: Garment, drawables: Drawables): string {
    const drawn = scene && isDrawable(scene, drawables) ? scene : null;
    const key = JSON.stringify([family, side, colour, drawn?.layers]);
    const found = this.#urls.get(key);
    if (found !== undefined) return found;
    const { books: fontBooks, pictures } = drawables;
    const artworkSvg =
      drawn && sceneToSvg(drawn, { fontBooks, resolveImage: (layer) => pictures[layer.src] ?? null });
    const svg = garmentSvg({ family, side, colour, width: WIDTH_PX, ...(artworkSvg ? { artworkSvg } : {}) });
    return this.#keep(key, URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
  }

  #keep(key: string, url: string): string {
    this.#urls.set(key, url);
    const [oldest] = this.#urls;
    if (this.#urls.size > MOST && oldest) {
      this.#urls.delete(oldest[0]);
      URL.revokeObjectURL(oldest[1]);
    }
    return url;
  }
}
