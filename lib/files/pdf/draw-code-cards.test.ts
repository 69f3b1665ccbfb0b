/** @jest-environment node */
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { qrMatrix, QUIET_ZONE } from '@/lib/files/qr/qr-matrix';
import { readPdf } from '@/e2e/support/pdf-text';
import { codesOnPage, linksIn } from '@/scripts/test/read-sheet';
import type { CodeCardsModel } from './code-cards-model';
import { drawCodeCards } from './draw-code-cards';
import { canPrint } from './pdf-fonts';

jest.setTimeout(120_000);

const linkOf = (index: number) =>
  `https://merchloom.example/lumen-summit?code=LS-${String(index).padStart(4, '0')}-X`;
const linksOf = (count: number) => Array.from({ length: count }, (_, index) => linkOf(index));

function modelOf(count: number, more: Partial<CodeCardsModel> = {}): CodeCardsModel {
  return {
    lang: 'en',
    layout: 'cards',
    paper: 'a4',
    title: 'Cards for Lumen Summit',
    author: 'Lumen Robotics',
    at: new Date('2026-11-20T09:00:00Z'),
    heading: 'Lumen Summit',
    note: 'See you at the keynote: doors open at 9.',
    hint: 'Scan, or enter the code at merchloom.example/lumen-summit',
    logo: null,
    cards: linksOf(count).map((link, index) => ({ matrix: qrMatrix(link), code: `LS-${index}-X` })),
    ...more,
  };
}

const logo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 400, height: 120, channels: 4, background: '#4338ca' } })
      .png()
      .toBuffer(),
  );

test.each([
  ['cards', 'a4', 10],
  ['cards', 'letter', 10],
  ['large', 'a4', 4],
  ['large', 'letter', 4],
] as const)(
  'each code of %s on %s paper is read, %d on a page, within its card',
  async (layout, paper, onPage) => {
    const model = modelOf(onPage + 1, { layout, paper, logo: await logo() });
    const document = await PDFDocument.load(await drawCodeCards(model));
    expect(document.getPageCount()).toBe(2);
    expect(linksIn(document)).toEqual(linksOf(onPage + 1));
    const [page] = document.getPages();
    if (!page) throw new Error('no page');
    const squares = codesOnPage(document, page).map((boxes) => {
      const quiet = QUIET_ZONE * (boxes[0]?.height ?? 0);
      const [left, right] = [
        Math.min(...boxes.map(({ x }) => x)),
        Math.max(...boxes.map((b) => b.x + b.width)),
      ];
      const [bottom, top] = [
        Math.min(...boxes.map(({ y }) => y)),
        Math.max(...boxes.map((b) => b.y + b.height)),
      ];
      return { left: left - quiet, right: right + quiet, bottom: bottom - quiet, top: top + quiet };
    });
    // Readable across a table: at least 32 mm.
    for (const { left, right, bottom, top } of squares) {
      expect(right - left).toBeGreaterThan(90);
      expect(Math.min(left, bottom)).toBeGreaterThan(0);
      expect([right < page.getWidth(), top < page.getHeight()]).toEqual([true, true]);
    }
    const overlaps = squares.filter((one, index) =>
      squares.some(
        (other, place) =>
          place !== index &&
          one.left < other.right &&
          other.left < one.right &&
          one.bottom < other.top &&
          other.bottom < one.top,
      ),
    );
    expect(overlaps).toEqual([]);
  },
);

test('the same cards give the same file, to the byte', async () => {
  const model = modelOf(12, { logo: await logo() });
  const [one, again] = [await drawCodeCards(model), await drawCodeCards(model)];
  expect(Buffer.compare(one, again)).toBe(0);
});

test('a thousand cards are one file of 100 pages with each code, of less than 8 MB', async () => {
  const bytes = await drawCodeCards(modelOf(1_000, { logo: await logo() }));
  const document = await PDFDocument.load(bytes);
  expect(document.getPageCount()).toBe(100);
  expect(linksIn(document)).toEqual(linksOf(1_000));
  expect(bytes.length).toBeLessThan(8_000_000);
});

test('long codes and texts keep to their card', async () => {
  const code = `${'W'.repeat(32)}-9`;
  const cards = [{ matrix: qrMatrix(`https://merchloom.example/lumen-summit?code=${code}`), code }];
  for (const layout of ['cards', 'large'] as const) {
    const model = modelOf(1, { layout, cards, heading: 'Łódź · Ελλάδα '.repeat(9), note: 'W'.repeat(80) });
    const document = await PDFDocument.load(await drawCodeCards(model));
    expect(linksIn(document)).toHaveLength(1);
  }
});

test('the fonts draw letters of every script that a client may write: each is in the file, none is missing (D40-10)', async () => {
  const said = ['Łódź Çelik', 'Ωmega Жук', 'Łódź Çelik Ωmega Жук'];
  for (const layout of ['cards', 'large'] as const) {
    const [heading = '', hint = '', note = ''] = said;
    const lines = await readPdf(await drawCodeCards(modelOf(1, { layout, heading, hint, note })));
    // Each script has a font of its own, between which the reader puts a space; one that no font has is a question mark.
    const read = lines.join('').replaceAll(/\s/g, '');
    for (const text of said)
      expect([layout, read]).toEqual([layout, expect.stringContaining(text.replaceAll(' ', ''))]);
    expect(read).not.toContain('?');
  }
  expect(await canPrint(said.join(' '))).toBe(true);
});

test('the fonts tell what they can print', async () => {
  expect(await canPrint('Łódź, Ελλάδα, Київ – “merci”')).toBe(true);
  for (const text of ['Hello 🎁', '礼物', 'שלום'])
    expect([text, await canPrint(text)]).toEqual([text, false]);
});
