/** @jest-environment node */
import { PDFDocument } from 'pdf-lib';
import { qrMatrix, QUIET_ZONE } from '@/lib/files/qr/qr-matrix';
import { codesOnPage, linksIn } from '@/scripts/test/read-sheet';
import { drawQrSheet } from './draw-qr-sheet';
import type { QrSheetModel } from './qr-sheet-model';

jest.setTimeout(60_000);

const QR_SIDE = 90;
const linkOf = (index: number) =>
  `https://merchloom.example/lumen-summit?code=LS-${String(index).padStart(4, '0')}-X`;

function sheetOf(count: number, more: Partial<QrSheetModel> = {}): QrSheetModel {
  return {
    lang: 'en',
    paper: 'a4',
    title: 'QR codes for Lumen Summit',
    author: 'Lumen Robotics',
    heading: 'Lumen Summit',
    hint: 'Scan, or enter the code at merchloom.example/lumen-summit',
    cards: Array.from({ length: count }, (_, index) => ({
      matrix: qrMatrix(linkOf(index)),
      code: `LS-${String(index).padStart(4, '0')}-X`,
    })),
    ...more,
  };
}

test('each card’s drawing, read again, is its own link, in the order given (D23-3)', async () => {
  const bytes = await drawQrSheet(sheetOf(23));
  const document = await PDFDocument.load(bytes);
  expect(document.getPageCount()).toBe(2);
  expect(linksIn(document)).toEqual(Array.from({ length: 23 }, (_, index) => linkOf(index)));
  expect(document.getTitle()).toBe('QR codes for Lumen Summit');
});

test('codes and their quiet zones stay on the paper and apart from each other, on both papers', async () => {
  for (const paper of ['a4', 'letter'] as const) {
    const document = await PDFDocument.load(await drawQrSheet(sheetOf(20, { paper })));
    const [page] = document.getPages();
    if (!page) throw new Error('no page');
    expect(document.getPageCount()).toBe(1);
    const squares = codesOnPage(document, page).map((boxes) => {
      const quiet = QUIET_ZONE * (boxes[0]?.height ?? 0);
      return {
        left: Math.min(...boxes.map(({ x }) => x)) - quiet,
        right: Math.max(...boxes.map(({ x, width }) => x + width)) + quiet,
        bottom: Math.min(...boxes.map(({ y }) => y)) - quiet,
        top: Math.max(...boxes.map(({ y, height }) => y + height)) + quiet,
      };
    });
    expect(squares).toHaveLength(20);
    for (const [index, one] of squares.entries()) {
      expect(one.right - one.left).toBeCloseTo(QR_SIDE, 3);
      expect(
        one.left > 0 && one.bottom > 0 && one.right < page.getWidth() && one.top < page.getHeight(),
      ).toBe(true);
      const touching = squares.filter(
        (other, place) =>
          place !== index &&
          one.left < other.right &&
          other.left < one.right &&
          one.bottom < other.top &&
          other.bottom < one.top,
      );
      expect(touching).toEqual([]);
    }
  }
});

test('five hundred cards are a file of less than 2 MB, and others are served meanwhile', async () => {
  const model = sheetOf(500);
  let served = 0;
  const timer = setInterval(() => (served += 1), 1);
  const bytes = await drawQrSheet(model);
  clearInterval(timer);
  expect(bytes.length).toBeLessThan(2_000_000);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(25);
  expect(served).toBeGreaterThan(10);
});

test('a code of forty characters and an event of a long name keep to their card', async () => {
  const code = `${'W'.repeat(40)}-9`;
  const cards = [{ matrix: qrMatrix(`https://merchloom.example/lumen-summit?code=${code}`), code }];
  const bytes = await drawQrSheet(
    sheetOf(1, { cards, heading: 'Łódź · Ελλάδα '.repeat(12), hint: 'x'.repeat(300) }),
  );
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
});

test('a sheet is drawn once the one before it is done: side by side they would not fit into the heap', async () => {
  const done: string[] = [];
  await Promise.all([
    drawQrSheet(sheetOf(100)).then(() => done.push('five pages')),
    drawQrSheet(sheetOf(1)).then(() => done.push('one page')),
  ]);
  expect(done).toEqual(['five pages', 'one page']);
});
