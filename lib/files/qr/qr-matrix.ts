import { create } from 'qrcode';

/** The light border that a reader needs around a code, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** A QR code's modules, without its quiet zone. */
export interface QrMatrix {
  size: number;
  isDark(row: number, column: number): boolean;
}

/** A run of dark modules in one row, counted from the corner of the matrix. */
export interface DarkRun {
  row: number;
  column: number;
  length: number;
}

/**
 * The QR code of a text, in the smallest size that holds it. Error correction M, so that a folded or stained card can
 * still be read. Throws for a text of more than about 2,300 bytes.
 */
export function qrMatrix(text: string): QrMatrix {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, isDark: (row, column) => Boolean(modules.get(row, column)) };
}

/** The dark modules as runs, row by row, for drawing. */
export function darkRuns({ size, isDark }: QrMatrix): DarkRun[] {
  const runs: DarkRun[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue;
      const last = runs.at(-1);
      if (last?.row === row && last.column + last.length === column) last.length += 1;
      else runs.push({ row, column, length: 1 });
    }
  }
  return runs;
}
