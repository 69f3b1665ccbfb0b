import sharp from 'sharp';
import type { PictureRefusal } from '@/lib/modules/uploads/rules/refusals';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { MAX_IMAGE_PIXELS } from '@/lib/files/render/inline-image';
import { cutOut } from './cut-out';
import { encodePicture, type EncodedPicture } from './encode-picture';
import { decodeInTurn } from './take-picture';

/** More than the largest print needs at 211 dpi; twice that size in memory is what a worker can spare. */
const MOST_PIXELS = 24_000_000;

/**
 * Removes the flat background of a stored picture and returns a new one. Pictures of more than 24 megapixels are
 * reduced first. For the worker only: it decodes, one picture at a time.
 */
export async function cutOutPicture(
  bytes: Buffer,
  tolerance: number,
): Promise<Result<EncodedPicture, PictureRefusal>> {
  return decodeInTurn(async () => {
    const input = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
    const { width, height } = await input.metadata();
    const share = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
    const { data, info } = await input
      .resize({ width: Math.max(1, Math.floor(width * share)) })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const cut = cutOut({ data, width: info.width, height: info.height }, tolerance);
    if (!cut.ok) return fail(cut.error);
    const { data: left, ...size } = cut.value;
    const raw = Buffer.from(left.buffer, left.byteOffset, left.byteLength);
    return ok(await encodePicture({ data: raw, ...size }, { isPhoto: false, hasAlpha: true }));
  });
}
