/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { readQr } from '@/scripts/test/read-qr';
import { darkRuns, qrMatrix, QUIET_ZONE } from './qr-matrix';
import { MODULE_PX, qrPng } from './qr-png';
import { qrSvg } from './qr-svg';

/** Short and long links, capitals and digits among lower-case letters: sizes 2 to 9, in every QR mode. */
const TEXTS = [
  'https://m.example/a?code=B',
  'https://merchloom.example/lumen-summit?code=LS-0001-7',
  'https://merchloom.example/lumen-summit?code=1234567890123',
  'HTTPS://MERCHLOOM.EXAMPLE/LUMEN?CODE=LS-0001-7',
  'https://claims.a-rather-long-name.example/the-summit-of-all-the-robots?code=WELCOME-TO-THE-SUMMIT-9',
  `https://claims.a-rather-long-name.example/${'summit-'.repeat(9)}?code=${'W'.repeat(40)}-9`,
];

interface Picture {
  side: number;
  isDark(x: number, y: number): boolean;
}

async function decoded(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(info.height);
  return {
    side: info.width,
    isDark: (x, y) => (data[(y * info.width + x) * info.channels] ?? 255) < 128,
  };
}

/** Reads a picture as a camera would: from its size and the centre of each module. */
function read({ side, isDark }: Picture, modulePx: number): string {
  const size = side / modulePx - 2 * QUIET_ZONE;
  const middle = (place: number) => Math.floor((place + QUIET_ZONE + 0.5) * modulePx);
  return readQr(size, (row, column) => isDark(middle(column), middle(row)));
}

function expectQuiet({ side, isDark }: Picture, modulePx: number): void {
  const inside = (place: number) => place >= QUIET_ZONE * modulePx && place < side - QUIET_ZONE * modulePx;
  for (let y = 0; y < side; y += 4)
    for (let x = 0; x < side; x += 4)
      if (!(inside(x) && inside(y)) && isDark(x, y)) throw new Error(`dark at ${x}, ${y}`);
}

describe('QR codes (D23)', () => {
  test.each(TEXTS)('the matrix of %s says what it was made of, at level M', (text) => {
    const { size, isDark } = qrMatrix(text);
    expect(readQr(size, isDark)).toBe(text);
  });

  test.each(TEXTS)('so do its PNG and its SVG, with a light border of four modules', async (text) => {
    const matrix = qrMatrix(text);
    const png = await decoded(await qrPng(matrix));
    expect(read(png, MODULE_PX)).toBe(text);
    expectQuiet(png, MODULE_PX);
    const side = (matrix.size + 2 * QUIET_ZONE) * 8;
    const drawn = new Resvg(qrSvg(matrix, text), { fitTo: { mode: 'width', value: side } }).render().asPng();
    const svg = await decoded(drawn);
    expect(svg.side).toBe(side);
    expect(read(svg, 8)).toBe(text);
    expectQuiet(svg, 8);
  });

  test('a picture with a module turned says something else: the reader is not told the answer', () => {
    const { size, isDark } = qrMatrix(TEXTS[1] ?? '');
    const turned = (row: number, column: number) =>
      row === size - 1 && column === size - 3 ? !isDark(row, column) : isDark(row, column);
    expect(readQr(size, turned)).not.toBe(TEXTS[1]);
  });

  test('runs cover each dark module once and no light one', () => {
    const { size, isDark } = qrMatrix(TEXTS[1] ?? '');
    const covered = new Set(
      darkRuns({ size, isDark }).flatMap(({ row, column, length }) =>
        Array.from({ length }, (_, step) => `${row} ${column + step}`),
      ),
    );
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < size; column += 1)
        expect([row, column, covered.has(`${row} ${column}`)]).toEqual([row, column, isDark(row, column)]);
  });

  test('the SVG’s title is text, whatever the code is called', () => {
    const svg = qrSvg(qrMatrix('a'), '<script>&');
    expect(svg).toContain('<title>&lt;script&gt;&amp;</title>');
    expect(svg).not.toContain('<script');
  });
});
