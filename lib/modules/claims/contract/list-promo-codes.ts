import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, objectId, text } from '@/lib/contract/primitives';
import { codeState, promoCode, promoCodeExample } from './promo-code';
import { listPromoCodesCall } from './paths';

/** The filter and the sort order (D28-1). */
export const codeFilter = z.object({
  cursor: z.string().max(300).optional(),
  state: codeState.optional(),
  batch: objectId.optional().meta({ description: 'Only the codes of this batch' }),
  /** The beginning of a code, or all of it, in any spelling of D23-1. */
  search: text(64).optional(),
  sort: z.enum(['created_at', '-created_at']).default('created_at'),
});

const codesQuery = codeFilter.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type CodesQuery = z.output<typeof codesQuery>;

export const codesPage = z.object({
  codes: z.array(promoCode),
  next_cursor: z.string().nullable(),
  total: z.number().int(),
});

export type CodesPage = z.output<typeof codesPage>;

export const listPromoCodes = route({
  id: 'promo-codes.list',
  ...listPromoCodesCall,
  summary: 'The promotion codes of an event, with what is left of each',
  access: 'tenant',
  permission: 'promo_codes.read',
  params: eventParams,
  query: codesQuery,
  response: codesPage,
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit' },
    response: { codes: [promoCodeExample], next_cursor: null, total: 1 },
  },
});
