import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from '@/lib/files/render/inline-image';
import { decodeInTurn, isKnownPicture } from './known-picture';

/** Enough for a logo of 50 mm at 300 dpi. */
const BOX = { width: 600, height: 300 };

/**
 * A picture as a PNG small enough to be printed on many cards; null for one that cannot be read. Throws a 503 when too
 * many are waiting.
 */
export async function printPicture(bytes: Buffer): Promise<Buffer | null> {
  if (!isKnownPicture(bytes)) return null;
  return decodeInTurn(async () => {
    try {
      return await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS })
        .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .png()
        .toBuffer();
    } catch {
      return null;
    }
  });
}
