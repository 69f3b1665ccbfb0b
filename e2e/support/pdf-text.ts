import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';

/** Glyph number in hex → the text that it stands for. */
type Letters = ReadonlyMap<string, string>;

const CHARACTER = /<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi;
const DRAWN = /\/(\S+) [\d.]+ Tf|[-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ ([-\d.]+) ([-\d.]+) Tm|<([0-9a-f]*)>\s*Tj/gi;

function textOf(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('not a stream that can be read');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

/** UTF-16BE in hex, as in a ToUnicode table. */
const unhex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

function lettersOf(page: PDFPage): Map<string, Letters> {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  return new Map(
    (fonts?.keys() ?? []).map((name) => {
      const table = textOf(fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode')));
      const pairs = [...table.matchAll(CHARACTER)].slice(1);
      return [name.decodeText(), new Map(pairs.map(([, glyph = '', text = '']) => [glyph, unhex(text)]))];
    }),
  );
}

function streamsOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const all = contents instanceof PDFArray ? contents.asArray() : [contents];
  return all.map((one) => textOf(one && page.doc.context.lookup(one))).join('\n');
}

function rowsOf(page: PDFPage): string[] {
  const fonts = lettersOf(page);
  const rows = new Map<number, { x: number; text: string }[]>();
  let at = { x: 0, y: 0 };
  let letters: Letters | undefined;
  for (const [, font, x, y, hex] of streamsOf(page).matchAll(DRAWN)) {
    if (font !== undefined) letters = fonts.get(font);
    else if (hex === undefined) at = { x: Number(x), y: Math.round(Number(y)) };
    else {
      const text = (hex.match(/.{4}/g) ?? []).map((glyph) => letters?.get(glyph) ?? '�').join('');
      rows.set(at.y, [...(rows.get(at.y) ?? []), { x: at.x, text }]);
    }
  }
  return [...rows]
    .sort(([a], [b]) => b - a)
    .map(([, parts]) =>
      parts
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' '),
    );
}

/** The text of a PDF, line by line from the top. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().flatMap(rowsOf);
}
