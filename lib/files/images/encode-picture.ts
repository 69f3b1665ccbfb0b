import sharp, { type Sharp } from 'sharp';
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import { MAX_IMAGE_PIXELS } from '@/lib/files/render/inline-image';

type KeptType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture as it is kept, and its copy for screens. */
export interface EncodedPicture {
  bytes: Buffer;
  contentType: KeptType;
  widthPx: number;
  heightPx: number;
  /** WebP, at most 1600 px wide and high. */
  screen: Buffer;
}

/** What takes more as PNG is a photograph, and kept as one. */
export const LARGE_BYTES = 12_000_000;
/** WebP knows no larger ones. */
const LARGEST_WEBP_SIDE = 16_383;
const SCREEN_PX = 1600;
/** From what the eye can’t tell from the original down to what it hardly can. */
const QUALITIES = [95, 88, 80] as const;

export interface EncodeOptions {
  /** A photograph stays one: encoded with loss, but none that can be seen. */
  isPhoto: boolean;
  hasAlpha: boolean;
}

interface Encoded {
  data: Buffer;
  contentType: KeptType;
  width: number;
  height: number;
}

async function run(picture: Sharp, contentType: KeptType): Promise<Encoded> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, contentType, width: info.width, height: info.height };
}

/** The first of these qualities whose file is no larger than the print check takes; else the last. */
async function withinLimit(encodeAt: (quality: number) => Promise<Encoded>): Promise<Encoded> {
  let made = await encodeAt(QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (made.data.byteLength <= UPLOAD_LIMITS.bytes) break;
    made = await encodeAt(quality);
  }
  return made;
}

const asJpeg = (picture: Sharp): Promise<Encoded> =>
  withinLimit((quality) => {
    // A code made for the picture would save a tenth of the file, and hold all of the picture in memory meanwhile.
    const options = { quality, chromaSubsampling: '4:4:4', optimizeCoding: false };
    return run(picture.clone().jpeg(options), 'image/jpeg');
  });

const asWebp = (picture: Sharp): Promise<Encoded> =>
  withinLimit((quality) =>
    run(picture.clone().webp({ quality, alphaQuality: 100, effort: 3 }), 'image/webp'),
  );

async function encode(picture: Sharp, { isPhoto, hasAlpha }: EncodeOptions): Promise<Encoded> {
  if (isPhoto && !hasAlpha) return asJpeg(picture);
  const png = await run(picture.clone().png(), 'image/png');
  if (png.data.byteLength <= LARGE_BYTES) return png;
  if (!hasAlpha) return asJpeg(picture);
  return Math.max(png.width, png.height) > LARGEST_WEBP_SIDE ? png : asWebp(picture);
}

/**
 * Draws a picture anew in sRGB with 8 bits a colour, upright, and without anything but its pixels: no metadata, no profile,
 * nothing before or after. Rejects when they can't be decoded to the last.
 */
export async function encodePicture(
  input: Buffer | { data: Buffer; width: number; height: number },
  options: EncodeOptions,
): Promise<EncodedPicture> {
  const limits = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const source = Buffer.isBuffer(input)
    ? sharp(input, limits)
    : sharp(input.data, { ...limits, raw: { width: input.width, height: input.height, channels: 4 } });
  const picture = source.autoOrient().toColourspace('srgb');
  const kept = await encode(picture, options);
  const box = { width: SCREEN_PX, height: SCREEN_PX, fit: 'inside', withoutEnlargement: true } as const;
  // Of the picture as it is kept: what the screen shows is what is printed, and it is read once less.
  const screen = await sharp(kept.data, limits)
    .resize(box)
    .webp({ quality: 85, alphaQuality: 95, effort: 3 })
    .toBuffer();
  const { data: bytes, contentType, width: widthPx, height: heightPx } = kept;
  return { bytes, contentType, widthPx, heightPx, screen };
}
