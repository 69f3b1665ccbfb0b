import sharp from 'sharp';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import { colourModeOf } from './colour-mode';

/** Facts about a stored picture for the print check; null for an invalid file. */
export async function pictureFacts(bytes: Buffer): Promise<PictureFacts | null> {
  try {
    const { width, height, format, space } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return {
      widthPx: width,
      heightPx: height,
      contentType: `image/${format}`,
      colourMode: colourModeOf(space),
      bytes: bytes.byteLength,
    };
  } catch {
    return null;
  }
}
