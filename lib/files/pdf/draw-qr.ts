import type { PDFPage } from 'pdf-lib';
import { darkRuns, QUIET_ZONE, type QrMatrix } from '@/lib/files/qr/qr-matrix';

/** A QR code on a page: its upper left corner and its side with the quiet zone, in points. */
export interface PlacedQr {
  matrix: QrMatrix;
  x: number;
  top: number;
  side: number;
}

/** Tenths of a thousandth of a point: far below what a printer resolves. */
const short = (points: number): string => String(Math.round(points * 10_000) / 10_000);

function instructions({ matrix, x, top, side }: PlacedQr): string {
  const unit = side / (matrix.size + 2 * QUIET_ZONE);
  const boxes = darkRuns(matrix).map(({ row, column, length }) => {
    const left = x + (column + QUIET_ZONE) * unit;
    const bottom = top - (row + QUIET_ZONE + 1) * unit;
    return `${short(left)} ${short(bottom)} ${short(length * unit)} ${short(unit)} re`;
  });
  return ['0 g', ...boxes, 'f'].join('\n');
}

/**
 * Draws a page's QR codes in one compressed stream of their own: as operators, the hundreds of rectangles of each would
 * fill the heap until the file is written.
 */
export function drawQrs(page: PDFPage, codes: readonly PlacedQr[]): void {
  const { context } = page.doc;
  const drawn = ['q', ...codes.map(instructions), 'Q'].join('\n');
  page.node.addContentStream(context.register(context.flateStream(`${drawn}\n`)));
}
