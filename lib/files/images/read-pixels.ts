import sharp from 'sharp';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { MAX_IMAGE_PIXELS } from '@/lib/files/render/inline-image';
import { decodeInTurn, isKnownPicture } from './known-picture';

/** Enough to know a picture's colours by. */
const BOX = { width: 96, height: 96 };

/**
 * The pixels of a picture in small, as red, green, blue and alpha, a byte each. Refuses what `reEncode` refuses. Throws a
 * 503 when too many are waiting.
 */
export async function readPixels(bytes: Buffer): Promise<Result<Uint8Array, 'file_type' | 'file_too_large'>> {
  if (!isKnownPicture(bytes)) return fail('file_type');
  return decodeInTurn(async () => {
    try {
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height > MAX_IMAGE_PIXELS) return fail('file_too_large');
      const pixels = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS })
        .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer();
      return ok(new Uint8Array(pixels));
    } catch {
      return fail('file_type');
    }
  });
}
