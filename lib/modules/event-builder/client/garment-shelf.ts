import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import type { PlacedPicture } from '@/lib/modules/design/rules/scene-to-svg';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';

export interface Garment {
  family: GarmentFamily;
  side: Side;
  /** `#rrggbb` of the cloth. */
  colour: string;
  scene: Scene | null;
}

export interface Drawables {
  books: FontBooks;
  /** By an image layer's `src`. */
  pictures: Readonly<Record<string, PlacedPicture>>;
}

/** As many as twenty products have in all their colours, front and back. */
const MOST = 600;
const WIDTH_PX = 600;

/** Whether all that a scene is drawn with has come. */
function isDrawable(scene: Scene, { books, pictures }: Drawables): boolean {
  return scene.layers.every(
    (layer) =>
      layer.hidden ||
      (layer.type === 'text' ? layer.fontFamily in books : layer.type !== 'image' || layer.src in pictures),
  );
}

/** The drawn garments of a page, each once, as addresses of images; the oldest go when there are too many. */
export class GarmentShelf {
  #urls = new Map<string, string>();

  /** The garment with what is printed on it; without the print while parts of that are on their way. */
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
