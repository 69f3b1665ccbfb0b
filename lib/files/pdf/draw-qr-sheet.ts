import { setImmediate } from 'node:timers/promises';
import { PageSizes, PDFDocument, rgb, type PDFPage } from 'pdf-lib';
import { now } from '@/lib/kernel/clock';
import { BRAND } from '@/lib/kernel/brand';
import { drawQrs } from './draw-qr';
import { pdfInTurn } from './in-turn';
import { embedFonts } from './pdf-fonts';
import type { QrCard, QrSheetModel } from './qr-sheet-model';
import { textPen, type TextPen, type TextStyle } from './text-pen';

const MARGIN = 30;
const COLUMNS = 4;
const ROWS = 5;
const PADDING = 7;
/** 32 mm including the quiet zone. */
const QR_SIDE = 90;
const HEADING: TextStyle = { size: 8, weight: 'bold' };
const CODE: TextStyle = { size: 10, weight: 'bold' };
const HINT: TextStyle = { size: 6, grey: 0.3 };
const HINT_LINES = 3;

/** Centred lines of a card, measured once for all cards. */
interface Lines {
  style: TextStyle;
  lines: { text: string; width: number }[];
}

interface Sheet {
  pen: TextPen;
  width: number;
  height: number;
  heading: Lines;
  hint: Lines;
}

interface Corner {
  page: PDFPage;
  x: number;
  top: number;
}

function measured(pen: TextPen, texts: readonly string[], style: TextStyle): Lines {
  return { style, lines: texts.map((text) => ({ text, width: pen.width(text, style) })) };
}

function sheetOf(pen: TextPen, paper: [number, number], { heading, hint }: QrSheetModel): Sheet {
  const [width, height] = [(paper[0] - 2 * MARGIN) / COLUMNS, (paper[1] - 2 * MARGIN) / ROWS];
  const room = width - 2 * PADDING;
  const [first = '', ...rest] = pen.wrap(heading, room - HEADING.size, HEADING);
  return {
    pen,
    width,
    height,
    heading: measured(pen, [rest.length > 0 ? `${first}…` : first], HEADING),
    hint: measured(pen, pen.wrap(hint, room, HINT).slice(0, HINT_LINES), HINT),
  };
}

/** Writes the lines from `top` down; returns the position below the last one. */
function writeLines({ pen, width }: Sheet, { page, x, top }: Corner, { style, lines }: Lines): number {
  const leading = style.size * 1.2;
  lines.forEach((line, index) => {
    const y = top - style.size * 0.95 - index * leading;
    pen.write(page, line.text, { x: x + (width - line.width) / 2, y }, style);
  });
  return top - lines.length * leading;
}

/** The code in one line, in smaller type if it is long: broken into two lines it would be read as two codes. */
function codeLine({ pen, width }: Sheet, code: string): Lines {
  const room = width - 2 * PADDING;
  const size = Math.min(CODE.size, (CODE.size * room) / pen.width(code, CODE));
  return measured(pen, [code], { ...CODE, size });
}

function drawCard(sheet: Sheet, { page, x, top }: Corner, card: QrCard): void {
  const { width, height } = sheet;
  // Cutting marks.
  page.drawRectangle({
    x,
    y: top - height,
    width,
    height,
    borderWidth: 0.4,
    borderColor: rgb(0.8, 0.8, 0.8),
  });
  let y = writeLines(sheet, { page, x, top: top - PADDING }, sheet.heading);
  drawQrs(page, [{ matrix: card.matrix, x: x + (width - QR_SIDE) / 2, top: y, side: QR_SIDE }]);
  y = writeLines(sheet, { page, x, top: y - QR_SIDE }, codeLine(sheet, card.code));
  writeLines(sheet, { page, x, top: y - 1 }, sheet.hint);
}

async function draw(model: QrSheetModel): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const paper: [number, number] = model.paper === 'letter' ? PageSizes.Letter : PageSizes.A4;
  const texts = ['…', model.heading, model.hint, ...model.cards.map(({ code }) => code)];
  const pen = textPen(await embedFonts(document, texts));
  document.setTitle(model.title, { showInWindowTitleBar: true });
  document.setLanguage(model.lang);
  document.setAuthor(model.author);
  document.setProducer(BRAND.name);
  document.setCreator(BRAND.name);
  document.setCreationDate(now());
  const sheet = sheetOf(pen, paper, model);
  let page = document.addPage(paper);
  for (const [index, card] of model.cards.entries()) {
    const place = index % (COLUMNS * ROWS);
    if (place === 0 && index > 0) {
      page = document.addPage(paper);
      // Lets other requests run between two pages.
      await setImmediate();
    }
    const x = MARGIN + (place % COLUMNS) * sheet.width;
    const top = paper[1] - MARGIN - Math.floor(place / COLUMNS) * sheet.height;
    drawCard(sheet, { page, x, top }, card);
  }
  return document.save();
}

/**
 * Cards to print and cut as a PDF, twenty on a page, in the given order; their codes are selectable text. One PDF at a
 * time in this process: 503 when too many are waiting.
 */
export function drawQrSheet(model: QrSheetModel): Promise<Uint8Array> {
  return pdfInTurn(() => draw(model));
}
