import sharp, { type Sharp } from 'sharp';
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import { MAX_IMAGE_PIXELS } from '@/lib/files/render/inline-image';

type KeptType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A stored picture, and its screen copy. */
export interface EncodedPicture {
  bytes: Buffer;
  contentType: KeptType;
  widthPx: number;
  heightPx: number;
  /** WebP, at most 1600 px wide and high. */
  screen: Buffer;
}

/** A picture that is larger than this as PNG is a photograph, and stored as one. */
export const LARGE_BYTES = 12_000_000;
/** The format's limit. */
const LARGEST_WEBP_SIDE = 16_383;
const SCREEN_PX = 1600;
/** From visually lossless to barely visible loss. */
const QUALITIES = [95, 88, 80] as const;

export interface EncodeOptions {
  /** Photographs stay photographs: encoded with a loss that nobody sees. */
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

/** The first of these qualities whose file is within the print check's limit; else the last. */
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
    // Optimised coding would save a tenth of the file, but hold the whole picture in memory.
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
 * Re-encodes a picture in sRGB with 8 bits per channel, upright, with nothing but its pixels: no metadata, no profile,
 * no extra bytes before or after. Rejects when the pixels cannot be decoded completely.
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
  // Made from the stored picture, so that the screen shows what is printed, and the original is decoded only once.
  const screen = await sharp(kept.data, limits)
    .resize(box)
    .webp({ quality: 85, alphaQuality: 95, effort: 3 })
    .toBuffer();
  const { data: bytes, contentType, width: widthPx, height: heightPx } = kept;
  return { bytes, contentType, widthPx, heightPx, screen };
}
