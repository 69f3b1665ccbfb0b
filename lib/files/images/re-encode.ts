import sharp, { type Sharp } from 'sharp';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { MAX_IMAGE_PIXELS } from '@/lib/files/render/inline-image';
import { decodeInTurn, isKnownPicture } from './known-picture';

/** The use of a picture, which decides its size and format. */
export type PictureUse = 'logo' | 'background' | 'share' | 'icon';

/** Edges of an icon's smaller copies: a browser's tab, and the home screen of a phone. */
const ICON_COPIES = [32, 180] as const;
const ICON_EDGE = 512;

interface Format {
  contentType: 'image/webp' | 'image/jpeg' | 'image/png';
  shape: (picture: Sharp) => Sharp;
}

const webp = (box: { width: number; height: number }, quality: number): Format => ({
  contentType: 'image/webp',
  shape: (picture) =>
    picture
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, alphaQuality: 90, effort: 4 }),
});

const FORMATS: Record<PictureUse, Format> = {
  logo: webp({ width: 800, height: 800 }, 90),
  background: webp({ width: 2400, height: 1600 }, 80),
  // Some of those who show shared links know no WebP.
  share: {
    contentType: 'image/jpeg',
    shape: (picture) =>
      picture
        .resize({ width: 1200, height: 630, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 85, mozjpeg: true }),
  },
  icon: {
    contentType: 'image/png',
    shape: (picture) =>
      picture
        .resize({ width: ICON_EDGE, height: ICON_EDGE, fit: 'contain', background: '#ffffff00' })
        .png({ compressionLevel: 9 }),
  },
};

export interface Picture {
  bytes: Buffer;
  contentType: Format['contentType'];
  width: number;
  height: number;
  /** Of an icon, by their edge in pixels. */
  copies: ReadonlyMap<number, Buffer>;
}

export type PictureRefusal = 'file_type' | 'file_too_large';

async function smallerCopies(icon: Buffer): Promise<Map<number, Buffer>> {
  const copies = new Map<number, Buffer>();
  for (const edge of ICON_COPIES) {
    copies.set(edge, await sharp(icon).resize(edge, edge).png({ compressionLevel: 9 }).toBuffer());
  }
  return copies;
}

async function decode(bytes: Buffer, use: PictureUse): Promise<Result<Picture, PictureRefusal>> {
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
  const { width, height } = await sharp(bytes, options).metadata();
  if (width * height > MAX_IMAGE_PIXELS) return fail('file_too_large');
  const { contentType, shape } = FORMATS[use];
  const source = sharp(bytes, { ...options, limitInputPixels: MAX_IMAGE_PIXELS }).autoOrient();
  const { data, info } = await shape(source).toBuffer({ resolveWithObject: true });
  const copies = use === 'icon' ? await smallerCopies(data) : new Map<number, Buffer>();
  return ok({ bytes: data, contentType, width: info.width, height: info.height, copies });
}

/**
 * Turns an untrusted picture into one of ours: identified by its content, decoded and encoded again in the size and format
 * of its use, so that only its pixels remain. Refuses everything but PNG, JPEG and WebP (so SVG, AVIF and HEIC too), broken
 * files, and more than 60 megapixels. Throws a 503 when too many are waiting.
 */
export async function reEncode(bytes: Buffer, use: PictureUse): Promise<Result<Picture, PictureRefusal>> {
  if (!isKnownPicture(bytes)) return fail('file_type');
  return decodeInTurn(async () => {
    try {
      return await decode(bytes, use);
    } catch {
      return fail('file_type');
    }
  });
}
