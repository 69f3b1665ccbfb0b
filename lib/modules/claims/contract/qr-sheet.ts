import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams } from '@/lib/contract/primitives';
import { codeFilter } from './list-promo-codes';
import { qrSheetCall } from './paths';

const SHEET_LIMIT = 500;

const sheetQuery = codeFilter.extend({
  limit: z.coerce.number().int().min(1).max(SHEET_LIMIT).default(SHEET_LIMIT),
});
export type SheetQuery = z.output<typeof sheetQuery>;

/**
 * A PDF, not JSON. If more codes match than fit, the header `x-next-cursor` has the cursor of the next sheet. 404 when
 * no code matches the filter.
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
