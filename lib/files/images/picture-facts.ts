import sharp from 'sharp';
import type { PictureFacts } from '@/lib/domain/design/preflight-types';

const COLOUR_MODES: Readonly<Record<string, string>> = { 'b-w': 'grey', grey16: 'grey', rgb16: 'rgb' };

/** What the print check wants to know of a stored picture; null for bytes that are none. */
export async function pictureFacts(bytes: Buffer): Promise<PictureFacts | null> {
  try {
    const { width, height, format, space = '' } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const colourMode = COLOUR_MODES[space] ?? space;
    return {
      widthPx: width,
      heightPx: height,
      contentType: `image/${format}`,
      colourMode,
      bytes: bytes.byteLength,
    };
  } catch {
    return null;
  }
}
