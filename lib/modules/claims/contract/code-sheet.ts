import { z } from 'zod';
import { instantText, none, objectId, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { SHEET_LAYOUTS, SHEET_NOTE_LENGTH } from '@/lib/modules/claims/rules/sheet-layouts';
import { batchExample, batchParams } from './code-batch';
import { listSheetsCall, retrySheetCall, sheetFileCall, startSheetCall } from './paths';

const sheetBody = z.object({
  layout: z
    .enum(SHEET_LAYOUTS)
    .meta({ description: 'Business cards, ten on a page, or large cards, four on a page' }),
  note: text(SHEET_NOTE_LENGTH)
    .default('')
    .meta({ description: 'Own text on each card, in Latin, Greek or Cyrillic' }),
  logo: z.boolean().default(false).meta({ description: 'With the logo that the event shows' }),
});
export type SheetBody = z.output<typeof sheetBody>;

const codeSheet = z.object({
  id: z.string(),
  layout: z.enum(SHEET_LAYOUTS),
  note: z.string(),
  /** `left_out`: it could not be drawn. */
  logo: z.enum(['none', 'wanted', 'left_out']),
  status: z.enum(['waiting', 'running', 'ready', 'failed', 'expired']),
  cards_done: z.number().int(),
  cards_total: z.number().int(),
  left_out: z.number().int().meta({ description: 'Used, revoked and expired codes, which are not printed' }),
  files: z.number().int().meta({ description: 'How many files can be downloaded, counted from 1' }),
  requested_at: instantText,
  /** Until when its files can be downloaded; null until it is ready. */
  expires_at: instantText.nullable(),
});
export type CodeSheet = z.output<typeof codeSheet>;

const sheetList = z.object({
  sheets: z.array(codeSheet),
  printable: z.number().int().meta({ description: 'Cards that a new sheet would have' }),
  left_out: z.number().int(),
  paper: z.enum(['a4', 'letter']),
  logo_url: z.string().nullable(),
  sample: z
    .object({ code: z.string(), size: z.number().int(), path: z.string() })
    .meta({ description: 'A card’s QR code as an SVG path in a square of `size` units; it opens no gift' }),
});
export type SheetList = z.output<typeof sheetList>;

const params = { tenant: 'ten_lumen', slug: 'lumen-summit', batch: batchExample.id };
const example: CodeSheet = {
  id: 'sht_7k2m9x4c1v8b3n5q6w0z',
  layout: 'cards',
  note: 'See you at the keynote',
  logo: 'wanted',
  status: 'ready',
  cards_done: 488,
  cards_total: 488,
  left_out: 12,
  files: 1,
  requested_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:04.000Z',
};
/** The corner of one. */
const sampleExample = { code: 'KEY-XXXXXXXX-X', size: 41, path: 'M4 4h7v1h-7zM13 4h1v1h-1z' };
const waiting: CodeSheet = { ...example, status: 'waiting', cards_done: 0, files: 0, expires_at: null };
const oneSheet = batchParams.extend({ sheet: objectId.meta({ description: 'Id of a sheet' }) });
/** As downloading the codes: whoever has a card has a gift. D40-10. */
const shared = { access: 'tenant', permission: 'promo_codes.write' } as const;

export const listSheets = route({
  id: 'code-sheets.list',
  ...listSheetsCall,
  ...shared,
  summary:
    'The last sheets of cards of a batch’s codes, with how far they are, and what a new one would have',
  params: batchParams,
  query: none,
  response: sheetList,
  example: {
    params,
    response: {
      sheets: [example],
      printable: 488,
      left_out: 12,
      paper: 'a4',
      logo_url: null,
      sample: sampleExample,
    },
  },
});

export const startSheet = route({
  id: 'code-sheets.start',
  ...startSheetCall,
  ...shared,
  summary: 'Lets a job draw cards of a batch’s codes to print and cut, in PDF files of at most 100 pages',
  params: batchParams,
  query: none,
  body: sheetBody,
  status: 202,
  response: codeSheet,
  errors: ['conflict'],
  example: {
    params,
    request: { layout: 'cards', note: 'See you at the keynote', logo: true },
    response: waiting,
  },
});

export const retrySheet = route({
  id: 'code-sheets.retry',
  ...retrySheetCall,
  ...shared,
  summary: 'Lets a sheet that has failed go on where it ended',
  params: oneSheet,
  query: none,
  body: none,
  status: 202,
  response: codeSheet,
  errors: ['conflict'],
  example: { params: { ...params, sheet: example.id }, request: {}, response: waiting },
});

/** 404 for a file that is not there yet, 410 once the files are deleted. */
export const sheetFile = route({
  id: 'code-sheets.file',
  ...sheetFileCall,
  ...shared,
  summary: 'A file of cards as a PDF',
  params: oneSheet.extend({ file: z.coerce.number().int().min(1).max(1_000) }),
  query: none,
  response: z.string().meta({ contentType: 'application/pdf' }),
  errors: ['gone'],
  example: { params: { ...params, sheet: example.id, file: '1' }, response: '%PDF-1.7 …' },
});
