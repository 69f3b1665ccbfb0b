import { crc32 } from 'node:zlib';

const HEADER_LENGTH = 33;
const PER_METRE = 1;

/** Where the rest after the header begins, skipping an existing resolution chunk. */
function afterDensity(png: Buffer): number {
  const isDensity = png.toString('latin1', HEADER_LENGTH + 4, HEADER_LENGTH + 8) === 'pHYs';
  return isDensity ? HEADER_LENGTH + 12 + png.readUInt32BE(HEADER_LENGTH) : HEADER_LENGTH;
}

/** Writes the resolution into a PNG (a pHYs chunk after the header), so that a printer uses its true size. */
export function withDensity(png: Buffer, dpi: number): Buffer {
  const body = Buffer.alloc(13);
  body.write('pHYs', 0, 'latin1');
  const perMetre = Math.round(dpi / 0.0254);
  body.writeUInt32BE(perMetre, 4);
  body.writeUInt32BE(perMetre, 8);
  body.writeUInt8(PER_METRE, 12);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(9);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([
    png.subarray(0, HEADER_LENGTH),
    length,
    body,
    check,
    png.subarray(afterDensity(png)),
  ]);
}
