import sharp from 'sharp';
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import type { PictureRefusal } from '@/lib/modules/uploads/rules/refusals';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { oneAtATime } from '@/lib/files/one-at-a-time';
import { colourModeOf } from './colour-mode';
import { drawSvgPicture } from './draw-svg-picture';
import { encodePicture, LARGE_BYTES, type EncodedPicture } from './encode-picture';
import { structureRefusal } from './picture-structure';
import { sniffPicture } from './sniff-picture';

/** An accepted picture, re-encoded. */
export interface TakenPicture extends EncodedPicture {
  /** The colour mode of the uploaded file; the result is sRGB. */
  colourMode: string;
}

/** A large picture takes 240 MB while it is decoded, so this process decodes one at a time. */
export const decodeInTurn = oneAtATime(50);
/** SVGs are rendered in a process of their own, one at a time, so that a slow one does not delay photographs. */
const drawInTurn = oneAtATime(50);

/**
 * A WebP with more pixels is treated as a photograph; a smaller one may be a logo, whose edges need lossless encoding.
 */
const LARGE_WEBP = 4_000_000;

/** A fully transparent result means that the SVG contains something that is not drawn. */
async function isEmptyDrawing(png: Buffer): Promise<boolean> {
  const { channels } = await sharp(png).stats();
  return channels[3]?.max === 0;
}

async function takeDrawing(png: Buffer): Promise<Result<TakenPicture, PictureRefusal>> {
  if (await isEmptyDrawing(png)) return fail('svg_empty');
  const encoded = await encodePicture(png, { isPhoto: false, hasAlpha: true });
  return ok({ ...encoded, colourMode: 'srgb' });
}

async function takePixels(
  bytes: Buffer,
  type: 'png' | 'jpeg' | 'webp',
): Promise<Result<TakenPicture, PictureRefusal>> {
  const wrong = structureRefusal(bytes, type);
  if (wrong) return fail(wrong);
  const { width, height, hasAlpha, space, pages, format } = await sharp(bytes, {
    limitInputPixels: false,
    failOn: 'error',
  }).metadata();
  if (format !== type) return fail('damaged');
  if (width * height > UPLOAD_LIMITS.pixels) return fail('too_many_pixels');
  if ((pages ?? 1) > 1) return fail('animated');
  const encoded = await encodePicture(bytes, {
    isPhoto:
      type === 'jpeg' || bytes.length > LARGE_BYTES || (type === 'webp' && width * height > LARGE_WEBP),
    hasAlpha,
  });
  return ok({ ...encoded, colourMode: colourModeOf(space) });
}

/**
 * Turns an untrusted file into a stored picture: identified by its content, decoded and re-encoded, so that only its
 * pixels remain. Each reason for a refusal has its own code. For the worker only: it decodes, one at a time.
 */
export async function takePicture(bytes: Buffer): Promise<Result<TakenPicture, PictureRefusal>> {
  if (bytes.length > UPLOAD_LIMITS.bytes) return fail('too_large');
  const type = sniffPicture(bytes);
  if (!type.ok) return type;
  const kind = type.value;
  const file = kind === 'svg' ? await drawInTurn(() => drawSvgPicture(bytes)) : ok(bytes);
  if (!file.ok) return file;
  return decodeInTurn(async () => {
    try {
      return kind === 'svg' ? await takeDrawing(file.value) : await takePixels(file.value, kind);
    } catch {
      return fail('damaged');
    }
  });
}
