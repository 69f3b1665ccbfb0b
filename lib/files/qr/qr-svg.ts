import { darkRuns, QUIET_ZONE, type QrMatrix } from './qr-matrix';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');

/** The dark modules as an SVG path, in a square of `size` units with the quiet zone around them. */
export function qrPath(matrix: QrMatrix): { size: number; path: string } {
  const path = darkRuns(matrix)
    .map(({ row, column, length }) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`)
    .join('');
  return { size: matrix.size + 2 * QUIET_ZONE, path };
}

/**
 * A QR code as an SVG of one unit per module, quiet zone included; `title` is its accessible name. Its edges stay sharp
 * at any size.
 */
export function qrSvg(matrix: QrMatrix, title: string): string {
  const { size: side, path } = qrPath(matrix);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img" shape-rendering="crispEdges">`,
    `<title>${escaped(title)}</title><path fill="#fff" d="M0 0h${side}v${side}h-${side}z"/>`,
    `<path fill="#000" d="${path}"/></svg>`,
  ].join('');
}
