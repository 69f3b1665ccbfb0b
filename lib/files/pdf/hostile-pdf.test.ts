import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { HOSTILE_TEXTS } from '@/scripts/test/hostile-texts';
import { drawInvoice } from './draw-invoice';
import type { InvoiceModel } from './invoice-model';

jest.setTimeout(120_000);

/** What would make a reader run, open or fetch something. */
const ACTING =
  'JS JavaScript OpenAction AA Launch URI SubmitForm ImportData EmbeddedFiles RichMedia GoToR'.split(' ');

const invoiceOf = (texts: readonly string[]): InvoiceModel => {
  const [first = ''] = texts;
  return {
    lang: 'en',
    paper: 'a4',
    title: first,
    seller: texts.slice(0, 3),
    buyerHeading: first,
    buyer: texts.slice(3, 8),
    facts: [{ label: 'Number', value: first }],
    columns: { item: 'Item', quantity: 'Quantity', unit: 'Unit', total: 'Total' },
    lines: texts.map((text) => ({ name: text, details: text, quantity: '1', unit: '1.00', total: '1.00' })),
    totals: [{ label: first, value: '1.00' }],
    rates: null,
    notes: texts.slice(-5),
  };
};

interface Inside {
  names: Set<string>;
  operators: Set<string>;
}

/** The names of a document's dictionaries, and the operators of its pages. */
async function inside(bytes: Uint8Array): Promise<Inside> {
  const document = await PDFDocument.load(bytes);
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const dictionaries = objects.flatMap((object) =>
    object instanceof PDFDict ? [object] : object instanceof PDFRawStream ? [object.dict] : [],
  );
  const names = dictionaries.flatMap((dictionary) => dictionary.keys().map((key) => key.decodeText()));
  const streams = objects.filter(
    (object): object is PDFRawStream =>
      object instanceof PDFRawStream &&
      object.dict.get(PDFName.of('Type')) === undefined &&
      object.dict.get(PDFName.of('Length1')) === undefined &&
      object.dict.get(PDFName.of('Subtype')) === undefined,
  );
  const drawn = streams.map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
  const pages = drawn.filter((text) => text.includes(' Tf'));
  expect(pages.length).toBeGreaterThan(0);
  const operators = pages.flatMap((text) =>
    text.split('\n').map((line) => line.trim().split(' ').at(-1) ?? ''),
  );
  return { names: new Set(names), operators: new Set(operators) };
}

test('an invoice with 500 hostile texts draws text, and nothing else (S5-62)', async () => {
  const plain = await inside(await drawInvoice(invoiceOf(HOSTILE_TEXTS.map((_, index) => `Plain ${index}`))));
  const hostile = await inside(await drawInvoice(invoiceOf(HOSTILE_TEXTS)));
  expect(plain.operators.size).toBeGreaterThan(5);
  expect([...hostile.operators].filter((name) => !plain.operators.has(name))).toEqual([]);
  expect([...hostile.names].filter((name) => ACTING.includes(name))).toEqual([]);
});
