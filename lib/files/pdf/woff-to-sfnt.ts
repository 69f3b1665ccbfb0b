import { inflateSync } from 'node:zlib';

const WOFF = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;
const padded = (length: number): number => (length + 3) & ~3;

interface Table {
  tag: Buffer;
  checksum: number;
  bytes: Buffer;
}

function tablesOf(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((skip) => woff.readUInt32BE(at + skip));
    if (offset === undefined || packed === undefined || length === undefined)
      throw new RangeError('no table');
    const stored = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(stored) : stored,
    };
  });
}

/**
 * The font of a WOFF file as the plain TrueType or OpenType that a PDF embeds: the same tables, decompressed. The
 * packages contain only WOFF. Throws a RangeError for any other file.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.length < HEADER || woff.readUInt32BE(0) !== WOFF) throw new RangeError('not a WOFF font');
  const tables = tablesOf(woff);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tables.length - power) * 16, 10);
  let offset = head.length;
  const bodies = tables.map(({ tag, checksum, bytes }, index) => {
    const at = 12 + index * 16;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes.length);
    return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
  });
  return Buffer.concat([head, ...bodies]);
}
