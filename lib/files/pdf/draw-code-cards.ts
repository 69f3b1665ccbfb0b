import { setImmediate } from 'node:timers/promises';
import { PageSizes, PDFDocument, rgb, type PDFImage, type PDFPage } from 'pdf-lib';
import { BRAND } from '@/lib/kernel/brand';
import { cardLayout, type CardLayout } from './card-layouts';
import type { CodeCardsModel } from './code-cards-model';
import { drawQrs, type PlacedQr } from './draw-qr';
import { pdfInTurn } from './in-turn';
import { embedFonts } from './pdf-fonts';
import { textPen, type TextPen, type TextStyle } from './text-pen';

const LEADING = 1.2;
/** The part of a line above its baseline. */
const ASCENT = 0.95;
const HINT_GREY = 0.3;
const MARK = 12;
const CUT = { thickness: 0.4, color: rgb(0.55, 0.55, 0.55) };

interface Corner {
  page: PDFPage;
  x: number;
  top: number;
}

/** A line that is alike on every card: measured once. */
interface FixedLine {
  text: string;
  style: TextStyle;
  x: number;
  y: number;
}

interface Deck {
  pen: TextPen;
  place: CardLayout;
  fixed: readonly FixedLine[];
  logo: { image: PDFImage; x: number; y: number; width: number; height: number } | null;
}

/** At most so many lines; the last one ends in an ellipsis where there are more. */
function fitted(pen: TextPen, text: string, room: number, style: TextStyle, most: number): string[] {
  if (text === '') return [];
  const lines = pen.wrap(text, room, style);
  if (lines.length <= most) return lines;
  const kept = pen.wrap(text, room - style.size, style).slice(0, most);
  return kept.map((line, index) => (index === most - 1 ? `${line}…` : line));
}

function placedLogo(image: PDFImage | null, { column, logo }: CardLayout): Deck['logo'] {
  if (!image) return null;
  const { width, height } = image.scaleToFit(logo.width, logo.height);
  return {
    image,
    width,
    height,
    x: column.x + (column.centred ? (column.width - width) / 2 : 0),
    y: column.y,
  };
}

function deckOf(pen: TextPen, place: CardLayout, model: CodeCardsModel, image: PDFImage | null): Deck {
  const { column } = place;
  const logo = placedLogo(image, place);
  const fixed: FixedLine[] = [];
  let y = column.y + (logo ? logo.height + place.logo.gap : 0);
  function write(text: string, { size, lines }: { size: number; lines: number }, style: Partial<TextStyle>) {
    const full = { size, ...style };
    for (const line of fitted(pen, text, column.width, full, lines)) {
      const x = column.x + (column.centred ? (column.width - pen.width(line, full)) / 2 : 0);
      fixed.push({ text: line, style: full, x, y: y + size * ASCENT });
      y += size * LEADING;
    }
  }
  write(model.heading, place.heading, { weight: 'bold' });
  if (place.noteY === null) y += 2;
  else y = place.noteY;
  write(model.note, place.note, {});
  y += 3;
  write(model.hint, place.hint, { grey: HINT_GREY });
  return { pen, place, fixed, logo };
}

/** The code in one line, in smaller type if it is long: broken into two lines it would be read as two codes. */
function writeCode({ pen, place: { code } }: Deck, { page, x, top }: Corner, text: string): void {
  const full: TextStyle = { size: code.size, weight: 'bold' };
  const size = Math.min(code.size, (code.size * code.width) / pen.width(text, full));
  const style = { ...full, size };
  const left = code.x + (code.width - pen.width(text, style)) / 2;
  pen.write(page, text, { x: x + left, y: top - code.y - code.size * ASCENT }, style);
}

function drawTexts(deck: Deck, corner: Corner, code: string): void {
  const { page, x, top } = corner;
  const { pen, fixed, logo } = deck;
  if (logo) {
    const { image, width, height } = logo;
    page.drawImage(image, { x: x + logo.x, y: top - logo.y - height, width, height });
  }
  for (const line of fixed) pen.write(page, line.text, { x: x + line.x, y: top - line.y }, line.style);
  writeCode(deck, corner, code);
}

/** Short lines at the edge of the cards, outside them or, where they fill the page, at its edge and in its middle. */
function drawCuts(
  page: PDFPage,
  { columns, rows, width, height }: CardLayout,
  left: number,
  top: number,
): void {
  const [right, bottom] = [left + columns * width, top - rows * height];
  const line = (x: number, y: number, dx: number, dy: number) =>
    page.drawLine({ start: { x, y }, end: { x: x + dx, y: y + dy }, ...CUT });
  const isFull = left < MARK;
  const [upper, lower] = isFull ? [top - MARK, bottom] : [top + 2, bottom - 2 - MARK];
  const [before, after] = isFull ? [left, right - MARK] : [left - 2 - MARK, right + 2];
  for (let column = isFull ? 1 : 0; column <= columns - (isFull ? 1 : 0); column += 1) {
    for (const y of [upper, lower]) line(left + column * width, y, 0, MARK);
  }
  for (let row = isFull ? 1 : 0; row <= rows - (isFull ? 1 : 0); row += 1) {
    for (const x of [before, after]) line(x, top - row * height, MARK, 0);
  }
  if (!isFull) return;
  line(left + width - MARK / 2, top - height, MARK, 0);
  line(left + width, top - height - MARK / 2, 0, MARK);
}

function describe(document: PDFDocument, { title, lang, author, at }: CodeCardsModel): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(lang);
  document.setAuthor(author);
  document.setProducer(BRAND.name);
  document.setCreator(BRAND.name);
  // Not now: a file that is drawn again is the same to the byte.
  document.setCreationDate(at);
  document.setModificationDate(at);
}

async function draw(model: CodeCardsModel): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const paper: [number, number] = model.paper === 'letter' ? PageSizes.Letter : PageSizes.A4;
  describe(document, model);
  const { heading, note, hint, cards } = model;
  const pen = textPen(
    await embedFonts(document, ['…', heading, note, hint, ...cards.map(({ code }) => code)]),
  );
  const place = cardLayout(model, paper);
  const deck = deckOf(pen, place, model, model.logo && (await document.embedPng(model.logo)));
  const { columns, rows, width, height, qr } = place;
  const [left, top] = [(paper[0] - columns * width) / 2, paper[1] - (paper[1] - rows * height) / 2];
  for (let from = 0; from < cards.length; from += columns * rows) {
    const page = document.addPage(paper);
    drawCuts(page, place, left, top);
    const codes = cards.slice(from, from + columns * rows).map(({ matrix, code }, index): PlacedQr => {
      const corner = {
        page,
        x: left + (index % columns) * width,
        top: top - Math.floor(index / columns) * height,
      };
      drawTexts(deck, corner, code);
      return { matrix, x: corner.x + qr.x, top: corner.top - qr.y, side: qr.side };
    });
    drawQrs(page, codes);
    // Lets other work run between two pages.
    await setImmediate();
  }
  return document.save();
}

/**
 * Cards to print and cut as a PDF, in the given order; their codes are selectable text. The same model gives the same
 * file. One PDF at a time in this process: 503 when too many are waiting. D40-10.
 */
export function drawCodeCards(model: CodeCardsModel): Promise<Uint8Array> {
  return pdfInTurn(() => draw(model));
}
