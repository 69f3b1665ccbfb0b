import sharp from 'sharp';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { oneAtATime } from '@/lib/files/one-at-a-time';
import { MAX_IMAGE_PIXELS } from '@/lib/files/render/inline-image';

/** The use of a picture, which decides its maximum size. */
export type PictureUse = 'logo' | 'background';

const BOX: Record<PictureUse, { width: number; height: number; quality: number }> = {
  logo: { width: 800, height: 800, quality: 90 },
  background: { width: 2400, height: 1600, quality: 80 },
};

export interface Picture {
  bytes: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
}

export type PictureRefusal = 'file_type' | 'file_too_large';

/** Checks the first bytes: only accepted formats reach a decoder. */
function isKnownPicture(bytes: Buffer): boolean {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  const png = starts('89504e470d0a1a0a');
  const jpeg = starts('ffd8ff');
  const webp = starts('52494646') && starts('57454250', 8);
  return png || jpeg || webp;
}

/** A large picture takes 240 MB while it is decoded, so this process decodes one at a time. */
const inTurn = oneAtATime(20);

async function decode(bytes: Buffer, use: PictureUse): Promise<Result<Picture, PictureRefusal>> {
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
  const { width, height } = await sharp(bytes, options).metadata();
  if (width * height > MAX_IMAGE_PIXELS) return fail('file_too_large');
  const { quality, ...box } = BOX[use];
  const { data, info } = await sharp(bytes, { ...options, limitInputPixels: MAX_IMAGE_PIXELS })
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, alphaQuality: 90, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return ok({ bytes: data, contentType: 'image/webp', width: info.width, height: info.height });
}

/**
 * Turns an untrusted picture into one of ours: identified by its content, decoded and re-encoded as WebP, so that only
 * its pixels remain. Refuses everything but PNG, JPEG and WebP (so SVG, AVIF and HEIC too), broken files, and more than
 * 60 megapixels. Throws a 503 when too many are waiting.
 */
export async function reEncode(bytes: Buffer, use: PictureUse): Promise<Result<Picture, PictureRefusal>> {
  if (!isKnownPicture(bytes)) return fail('file_type');
  return inTurn(async () => {
    try {
      return await decode(bytes, use);
    } catch {
      return fail('file_type');
    }
  });
}
