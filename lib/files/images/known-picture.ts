import { oneAtATime } from '@/lib/files/one-at-a-time';

/** Checks the first bytes: only PNG, JPEG and WebP reach a decoder. */
export function isKnownPicture(bytes: Buffer): boolean {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  const png = starts('89504e470d0a1a0a');
  const jpeg = starts('ffd8ff');
  const webp = starts('52494646') && starts('57454250', 8);
  return png || jpeg || webp;
}

/** A large picture takes 240 MB while it is decoded, so this process decodes one at a time. Throws a 503 for one too many. */
export const decodeInTurn = oneAtATime(20);
