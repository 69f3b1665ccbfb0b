import type { PictureRefusal } from '@/lib/modules/uploads/rules/refusals';
import type { PictureType } from './sniff-picture';

/** The parts of a file that are not pixels: metadata, and bytes after its end. */
interface Structure {
  beside: Buffer[];
  after: Buffer;
  animated: boolean;
}

const TRUNCATED = 'truncated' as const;

/** The chunks of a PNG up to its end, without pixels and colour profile. */
function readPng(bytes: Buffer): Structure | typeof TRUNCATED {
  const beside: Buffer[] = [];
  let animated = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.subarray(at + 4, at + 8).toString('latin1');
    const end = at + 12 + length;
    if (end > bytes.length) return TRUNCATED;
    if (type === 'IEND') return { beside, after: bytes.subarray(end), animated };
    if (type === 'acTL') animated = true;
    if (type !== 'IDAT' && type !== 'iCCP') beside.push(bytes.subarray(at + 8, end - 4));
    at = end;
  }
  return TRUNCATED;
}

/** The position of the next marker of a JPEG after its entropy-coded data; -1 when there is none. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    if (code === undefined) return -1;
    const isData = code === 0x00 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
    if (!isData) return at;
  }
  return -1;
}

/** The segments of a JPEG up to its end, without tables and pixels. */
function readJpeg(bytes: Buffer): Structure | typeof TRUNCATED {
  const beside: Buffer[] = [];
  for (let at = nextMarker(bytes, 2); at !== -1 && at + 2 <= bytes.length;) {
    const code = bytes[at + 1] ?? 0;
    if (code === 0xd9) return { beside, after: bytes.subarray(at + 2), animated: false };
    if (at + 4 > bytes.length) return TRUNCATED;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return TRUNCATED;
    const isApplication = code >= 0xe0 && code <= 0xef;
    if (isApplication || code === 0xfe) beside.push(bytes.subarray(at + 4, end));
    at = nextMarker(bytes, end);
  }
  return TRUNCATED;
}

const WEBP_PIXELS = new Set(['VP8 ', 'VP8L', 'ALPH', 'ICCP']);

function readWebp(bytes: Buffer): Structure | typeof TRUNCATED {
  if (bytes.length < 20) return TRUNCATED;
  const size = bytes.readUInt32LE(4) + 8;
  if (size > bytes.length) return TRUNCATED;
  const beside: Buffer[] = [];
  let animated = false;
  for (let at = 12; at + 8 <= size;) {
    const type = bytes.subarray(at, at + 4).toString('latin1');
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length;
    if (end > size) return TRUNCATED;
    if (type === 'ANIM' || type === 'ANMF') animated = true;
    if (!WEBP_PIXELS.has(type)) beside.push(bytes.subarray(at + 8, end));
    at = end + (length % 2);
  }
  return { beside, after: bytes.subarray(size), animated };
}

/** Markers of other file types; no picture's metadata contains them. */
const TEXT_SIGNS = /<script|<html|<!doctype|<\?php|%pdf-|<iframe|javascript:/i;
const ENDS = [
  ['504b0506', 65_600],
  ['526172211a07', Infinity],
  ['377abcaf271c', Infinity],
] as const;
const STARTS = ['7f454c46', '4d5a', '47494638', '25504446', 'cafebabe', '504b0304', '2321'];

function hasForeignText(bytes: Buffer): boolean {
  return TEXT_SIGNS.test(bytes.toString('latin1'));
}

/** Whether the bytes after a picture's end are another kind of file. Phones store films and second pictures there. */
function isForeignTail(after: Buffer): boolean {
  if (STARTS.some((hex) => after.subarray(0, hex.length / 2).toString('hex') === hex)) return true;
  if (hasForeignText(after)) return true;
  return ENDS.some(([hex, within]) => {
    const from = Number.isFinite(within) ? Math.max(0, after.length - within) : 0;
    return after.indexOf(Buffer.from(hex, 'hex'), from) !== -1;
  });
}

const READERS = { png: readPng, jpeg: readJpeg, webp: readWebp } as const;

/**
 * What is wrong with a picture's structure, before any pixel is decoded: it is truncated, animated, or also a file of
 * another kind. Null if nothing is. Other bytes after its end are lost when the picture is re-encoded.
 */
export function structureRefusal(bytes: Buffer, type: Exclude<PictureType, 'svg'>): PictureRefusal | null {
  const structure = READERS[type](bytes);
  if (structure === TRUNCATED) return TRUNCATED;
  const { beside, after, animated } = structure;
  if (beside.some(hasForeignText) || isForeignTail(after)) return 'polyglot';
  return animated ? 'animated' : null;
}
