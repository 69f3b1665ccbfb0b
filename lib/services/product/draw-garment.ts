import { sceneFontFamilies } from '@/lib/domain/design/scene-fonts';
import { sceneToSvg } from '@/lib/domain/design/scene-to-svg';
import type { GarmentFamily, Scene, Side } from '@/lib/domain/design/scene-types';
import type { SafeSvg } from '@/lib/domain/design/svg-text';
import { garmentSvg } from '@/lib/domain/garments/garment-svg';
import { findArtworkFile } from '@/lib/db/queries/product/find-artwork-file';
import { withTenant } from '@/lib/db/with-tenant';
import { loadFontBooks } from '@/lib/files/fonts/load-font-book';
import { sceneImages, type ReadImage } from '@/lib/files/render/scene-images';
import { fileStore } from '@/lib/files/store';

/** A preview's width and height in px; being a drawing, it is sharp at any other. */
const SIZE = 600;

/** Reads the pictures of a scene among this tenant's own files. */
function ownImages(tenantId: string): ReadImage {
  return async (layer) => {
    if (layer.location !== 'file') return null;
    const file = await withTenant({ tenantId, actor: 'system' }, (tx) =>
      findArtworkFile(tx, tenantId, layer.src),
    );
    return file ? fileStore().get(file.storageKey) : null;
  };
}

/** What is drawn: a blank in a colour, and what is printed on one side of it. */
export interface GarmentPicture {
  family: GarmentFamily;
  side: Side;
  hex: string;
  scene: Scene | null;
}

/** A garment with its artwork as an SVG, text as outlines (DESIGN "Design scene"). No transaction may be open. */
export async function drawGarment(tenantId: string, picture: GarmentPicture): Promise<SafeSvg> {
  const { family, side, hex, scene } = picture;
  if (!scene) return garmentSvg({ family, side, colour: hex, width: SIZE });
  const fontBooks = await loadFontBooks(sceneFontFamilies(scene));
  const resolveImage = await sceneImages(scene, ownImages(tenantId));
  const artworkSvg = sceneToSvg(scene, { fontBooks, resolveImage });
  return garmentSvg({ family, side, colour: hex, artworkSvg, width: SIZE });
}
