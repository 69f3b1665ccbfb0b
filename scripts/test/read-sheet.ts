import { decodePDFRawStream, PDFArray, PDFRawStream, type PDFDocument, type PDFPage } from 'pdf-lib';
import { readQr } from './read-qr';

/** The drawing instructions of a page. */
function instructions(document: PDFDocument, page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => document.context.lookup(ref)) : [contents];
  return streams
    .map((stream) => {
      if (!(stream instanceof PDFRawStream)) throw new Error('no stream');
      return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    })
    .join('\n');
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The filled rectangles of each QR code on a page; the fill operator ends each code. */
export function codesOnPage(document: PDFDocument, page: PDFPage): Box[][] {
  const number = String.raw`(-?[\d.]+)`;
  const box = new RegExp(`^${number} ${number} ${number} ${number} re$`, 'gm');
  return instructions(document, page)
    .split(/^0 g$/m)
    .slice(1)
    .map((part) =>
      [...part.slice(0, part.search(/^f$/m)).matchAll(box)].map((found) => {
        const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
        return { x, y, width, height };
      }),
    );
}

/** Decodes a QR code from the positions of its rectangles. */
function readBoxes(boxes: readonly Box[]): string {
  const unit = boxes[0]?.height ?? 0;
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const top = Math.max(...boxes.map(({ y, height }) => y + height));
  const size = Math.round((right - left) / unit);
  const dark = new Set<number>();
  for (const box of boxes) {
    const [row, column] = [Math.round((top - box.y) / unit) - 1, Math.round((box.x - left) / unit)];
    for (let run = Math.round(box.width / unit) - 1; run >= 0; run -= 1) dark.add(row * size + column + run);
  }
  return readQr(size, (row, column) => dark.has(row * size + column));
}

/** What the QR codes of a document say, page by page. */
export const linksIn = (document: PDFDocument): string[] =>
  document.getPages().flatMap((page) => codesOnPage(document, page).map(readBoxes));
