import sharp from 'sharp';
import { QUIET_ZONE, type QrMatrix } from './qr-matrix';

const LIGHT = 255;
/** Pixels per module: a code of 33 modules is 656 px wide, 55 mm at 300 dpi. */
export const MODULE_PX = 16;

/** A QR code as a PNG of two colours, quiet zone included. */
export async function qrPng(matrix: QrMatrix): Promise<Buffer> {
  const side = matrix.size + 2 * QUIET_ZONE;
  const pixels = Buffer.alloc(side * side, LIGHT);
  for (let row = 0; row < matrix.size; row += 1) {
    for (let column = 0; column < matrix.size; column += 1) {
      if (matrix.isDark(row, column)) pixels[(row + QUIET_ZONE) * side + column + QUIET_ZONE] = 0;
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * MODULE_PX, side * MODULE_PX, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
