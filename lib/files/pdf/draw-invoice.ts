import { PageSizes, PDFDocument, rgb, type PDFPage } from 'pdf-lib';
import { now } from '@/lib/kernel/clock';
import { BRAND } from '@/lib/kernel/brand';
import type { InvoiceModel } from './invoice-model';
import { pdfInTurn } from './in-turn';
import { embedFonts } from './pdf-fonts';
import { textPen, type TextPen } from './text-pen';

const MARGIN = 50;
const BODY = { size: 10 };
const SMALL = { size: 9, grey: 0.36 };
const STRONG = { size: 10, weight: 'bold' as const };
const LEADING = 14;

/** The position of the next line; a new page begins when the line would not fit. */
interface Sheet {
  document: PDFDocument;
  paper: [number, number];
  pen: TextPen;
  page: PDFPage;
  y: number;
}

function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y - height > MARGIN) return;
  sheet.page = sheet.document.addPage(sheet.paper);
  sheet.y = sheet.paper[1] - MARGIN;
}

function rule(sheet: Sheet): void {
  const [width] = sheet.paper;
  sheet.page.drawLine({
    start: { x: MARGIN, y: sheet.y + 4 },
    end: { x: width - MARGIN, y: sheet.y + 4 },
    thickness: 0.5,
    color: rgb(0.78, 0.77, 0.73),
  });
  sheet.y -= LEADING;
}

function drawHead(sheet: Sheet, model: InvoiceModel): void {
  const { pen, page, paper } = sheet;
  const right = paper[0] - MARGIN;
  const top = sheet.y;
  pen.write(page, model.title, { x: MARGIN, y: top - 16 }, { size: 22, weight: 'bold' });
  sheet.y = top - 52;
  model.facts.forEach(({ label, value }, index) => {
    const y = sheet.y - index * LEADING;
    pen.write(page, label, { x: MARGIN, y }, SMALL);
    pen.write(page, value, { x: MARGIN + 110, y }, index === 0 ? STRONG : BODY);
  });
  let y = top - 8;
  for (const [index, text] of model.seller.entries()) {
    for (const part of pen.wrap(text, 210, BODY)) {
      pen.writeEnd(page, part, { x: right, y }, index === 0 ? STRONG : BODY);
      y -= LEADING;
    }
  }
  sheet.y = Math.min(y, sheet.y - model.facts.length * LEADING) - LEADING;
}

function drawBuyer(sheet: Sheet, model: InvoiceModel): void {
  sheet.pen.write(sheet.page, model.buyerHeading, { x: MARGIN, y: sheet.y }, SMALL);
  sheet.y -= LEADING;
  for (const text of model.buyer.flatMap((one) => sheet.pen.wrap(one, 280, BODY))) {
    sheet.pen.write(sheet.page, text, { x: MARGIN, y: sheet.y }, BODY);
    sheet.y -= LEADING;
  }
  sheet.y -= LEADING;
}

function drawLines(sheet: Sheet, model: InvoiceModel): void {
  const { pen } = sheet;
  const right = sheet.paper[0] - MARGIN;
  const [quantityX, unitX] = [right - 170, right - 85];
  const ends = (texts: [string, string, string], style: typeof BODY) => {
    const [quantity, unit, total] = texts;
    pen.writeEnd(sheet.page, quantity, { x: quantityX, y: sheet.y }, style);
    pen.writeEnd(sheet.page, unit, { x: unitX, y: sheet.y }, style);
    pen.writeEnd(sheet.page, total, { x: right, y: sheet.y }, style);
  };
  pen.write(sheet.page, model.columns.item, { x: MARGIN, y: sheet.y }, SMALL);
  ends([model.columns.quantity, model.columns.unit, model.columns.total], SMALL);
  sheet.y -= LEADING;
  rule(sheet);
  for (const line of model.lines) {
    const names = pen.wrap(line.name, quantityX - MARGIN - 60, STRONG);
    const details = pen.wrap(line.details, quantityX - MARGIN - 60, SMALL);
    makeRoom(sheet, (names.length + details.length + 1) * LEADING);
    ends([line.quantity, line.unit, line.total], BODY);
    for (const [texts, style] of [
      [names, STRONG],
      [details, SMALL],
    ] as const) {
      for (const text of texts) {
        pen.write(sheet.page, text, { x: MARGIN, y: sheet.y }, style);
        sheet.y -= LEADING;
      }
    }
    sheet.y -= 4;
  }
  rule(sheet);
}

function drawTotals(sheet: Sheet, { totals }: InvoiceModel): void {
  const right = sheet.paper[0] - MARGIN;
  makeRoom(sheet, (totals.length + 1) * LEADING);
  for (const { label, value, strong } of totals) {
    const style = strong ? { size: 12, weight: 'bold' as const } : BODY;
    sheet.pen.writeEnd(sheet.page, label, { x: right - 95, y: sheet.y }, style);
    sheet.pen.writeEnd(sheet.page, value, { x: right, y: sheet.y }, style);
    sheet.y -= strong ? LEADING * 2 : LEADING;
  }
}

function drawRates(sheet: Sheet, { rates }: InvoiceModel): void {
  if (!rates) return;
  const right = sheet.paper[0] - MARGIN;
  makeRoom(sheet, (rates.rows.length + 3) * LEADING);
  for (const [index, row] of [rates.heading, ...rates.rows].entries()) {
    row.forEach((text, column) => {
      const x = right - (row.length - 1 - column) * 85;
      sheet.pen.writeEnd(sheet.page, text, { x, y: sheet.y }, index === 0 ? SMALL : BODY);
    });
    sheet.y -= LEADING;
  }
  sheet.y -= LEADING;
}

function textsOf(model: InvoiceModel): string[] {
  const { title, seller, buyerHeading, buyer, facts, columns, lines, totals, rates, notes } = model;
  return [
    ...[title, buyerHeading, ...seller, ...buyer, ...notes],
    ...[...facts, ...totals].flatMap(({ label, value }) => [label, value]),
    ...[columns, ...lines].flatMap((row) => Object.values<string>({ ...row })),
    ...(rates ? [rates.heading, ...rates.rows].flat() : []),
  ];
}

async function draw(model: InvoiceModel): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const paper: [number, number] = model.paper === 'letter' ? PageSizes.Letter : PageSizes.A4;
  const pen = textPen(await embedFonts(document, textsOf(model)));
  document.setTitle(`${model.title} ${model.facts[0]?.value ?? ''}`, { showInWindowTitleBar: true });
  document.setLanguage(model.lang);
  document.setAuthor(model.seller[0] ?? BRAND.name);
  document.setProducer(BRAND.name);
  document.setCreator(BRAND.name);
  document.setCreationDate(now());
  const sheet: Sheet = { document, paper, pen, page: document.addPage(paper), y: paper[1] - MARGIN };
  drawHead(sheet, model);
  drawBuyer(sheet, model);
  drawLines(sheet, model);
  drawTotals(sheet, model);
  drawRates(sheet, model);
  for (const text of model.notes.flatMap((note) => pen.wrap(note, paper[0] - 2 * MARGIN, SMALL))) {
    makeRoom(sheet, LEADING);
    pen.write(sheet.page, text, { x: MARGIN, y: sheet.y }, SMALL);
    sheet.y -= LEADING;
  }
  return document.save();
}

/**
 * An invoice as a PDF with selectable text in Latin, Greek and Cyrillic scripts. One PDF at a time in this process: 503
 * when too many are waiting.
 */
export function drawInvoice(model: InvoiceModel): Promise<Uint8Array> {
  return pdfInTurn(() => draw(model));
}
