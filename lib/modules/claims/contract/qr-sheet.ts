import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams } from '@/lib/contract/primitives';
import { codeFilter } from './list-promo-codes';
import { qrSheetCall } from './paths';

/** How many cards one sheet may hold. */
const SHEET_LIMIT = 500;

const sheetQuery = codeFilter.extend({
  limit: z.coerce.number().int().min(1).max(SHEET_LIMIT).default(SHEET_LIMIT),
});
export type SheetQuery = z.output<typeof sheetQuery>;

/**
 * A PDF, not JSON. The answer's header `x-next-cursor` is there while there are more codes than fit: it asks for the
 * next sheet. 404 where no code passes the filter.
 */
export const qrSheet = route({
  id: 'promo-codes.qr-sheet',
  ...qrSheetCall,
  summary: 'Cards to print and cut: the QR codes of many promotion codes, each with its code in text',
  access: 'tenant',
  permission: 'promo_codes.read',
  params: eventParams,
  query: sheetQuery,
  response: z.string().meta({ contentType: 'application/pdf' }),
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit' },
    query: { state: 'open', limit: '200' },
    response: 'PDF',
  },
});
