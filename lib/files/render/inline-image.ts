import sharp from 'sharp';

/** 8000 × 7500: beyond it the decoded picture alone would take 240 MB (STACK "Drawing"). */
export const MAX_IMAGE_PIXELS = 60_000_000;
const FORMATS = ['png', 'jpeg', 'webp'] as const;

export interface InlineImage {
  href: string;
  widthPx: number;
  heightPx: number;
}

/** Who will draw: browsers read WebP; resvg does not. */
export type DrawnBy = 'resvg' | 'browser';

/**
 * A stored picture as a `data:` address for drawing. Only what really is a PNG, JPEG or WebP of at most 60 megapixels
 * passes; anything else is a RangeError. For resvg WebP becomes PNG; for a browser no pixel is decoded here.
 */
export async function inlineImage(bytes: Buffer, drawnBy: DrawnBy = 'resvg'): Promise<InlineImage> {
  const input = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
  const { format, width, height } = await input.metadata().catch((cause: unknown) => {
    throw new RangeError('not a readable picture', { cause });
  });
  const known = FORMATS.find((name) => name === format);
  if (!known) throw new RangeError('not a PNG, JPEG or WebP picture');
  const decode = known === 'webp' && drawnBy === 'resvg';
  const content = decode ? await input.png().toBuffer() : bytes;
  const type = decode ? 'png' : known;
  return {
    href: `data:image/${type};base64,${content.toString('base64')}`,
    widthPx: width,
    heightPx: height,
  };
}
