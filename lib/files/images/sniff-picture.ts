import type { PictureRefusal } from '@/lib/modules/uploads/rules/refusals';
import { fail, ok, type Result } from '@/lib/kernel/result';

export type PictureType = 'png' | 'jpeg' | 'webp' | 'svg';

const hexAt = (bytes: Buffer, hex: string, at = 0): boolean =>
  bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
const textAt = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Brands of the ISO container; each has its own refusal, since phones often produce such pictures. */
const HEIC = /^(heic|heix|heim|heis|hevc|hevx|hevm|hevs)$/;
const AVIF = /^(avif|avis)$/;

function brandsOf(bytes: Buffer): string[] {
  const length = Math.min(bytes.length, Math.max(16, bytes.readUInt32BE(0)), 256);
  const brands = [bytes.subarray(8, 12).toString('latin1')];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(bytes.subarray(at, at + 4).toString('latin1'));
  return brands;
}

/** The refusal for an ISO container file: HEIC, AVIF, or unknown. */
function isoRefusal(bytes: Buffer): PictureRefusal {
  const brands = brandsOf(bytes);
  if (brands.some((brand) => AVIF.test(brand))) return 'type_avif';
  if (brands.some((brand) => HEIC.test(brand) || brand === 'mif1' || brand === 'msf1')) return 'type_heic';
  return 'type_unknown';
}

const REFUSED: readonly [PictureRefusal, (bytes: Buffer) => boolean][] = [
  ['type_gif', (bytes) => textAt(bytes, 'GIF8')],
  ['type_tiff', (bytes) => hexAt(bytes, '49492a00') || hexAt(bytes, '4d4d002a') || hexAt(bytes, '49492b00')],
  ['type_bmp', (bytes) => textAt(bytes, 'BM') && bytes.length > 14 && bytes.readUInt32LE(6) === 0],
  ['type_pdf', (bytes) => textAt(bytes, '%PDF-') || textAt(bytes, '%!PS')],
  ['type_psd', (bytes) => textAt(bytes, '8BPS')],
];

const BYTE_ORDER_MARK = /^\uFEFF/;
/** What may precede an SVG's root: a declaration, comments and a document type. */
const BEFORE_ROOT = /^(\s+|<\?[^>]*\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>)/i;
const LOOKED_AT = 65_536;

function isSvg(bytes: Buffer): boolean {
  let text = bytes.subarray(0, LOOKED_AT).toString('utf8').replace(BYTE_ORDER_MARK, '');
  for (let before = BEFORE_ROOT.exec(text); before; before = BEFORE_ROOT.exec(text)) {
    text = text.slice(before[0].length);
  }
  return /^<(\w+:)?svg[\s/>]/.test(text);
}

/** A file's type by its first bytes, whatever its name; or the refusal for a type that is not accepted. */
export function sniffPicture(bytes: Buffer): Result<PictureType, PictureRefusal> {
  if (bytes.length === 0) return fail('empty');
  if (hexAt(bytes, '89504e470d0a1a0a')) return ok('png');
  if (hexAt(bytes, 'ffd8ff')) return ok('jpeg');
  if (textAt(bytes, 'RIFF') && textAt(bytes, 'WEBP', 8)) return ok('webp');
  if (bytes.length >= 16 && textAt(bytes, 'ftyp', 4)) return fail(isoRefusal(bytes));
  const refused = REFUSED.find(([, is]) => is(bytes));
  if (refused) return fail(refused[0]);
  return isSvg(bytes) ? ok('svg') : fail('type_unknown');
}
