import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, objectId, slug, tenantParams } from '@/lib/contract/primitives';
import { matchKind } from './flagged-claim';
import { listRefusedCall } from './paths';

/** Why a claim was refused. The recipient of a bad code is told only that it is invalid (D22-2). */
export const refusalReason = z.enum([
  'code_unknown',
  'code_of_another_event',
  'code_expired',
  'code_used',
  'code_paused',
  'code_revoked',
  'code_not_started',
  'code_just_freed',
  'event_exhausted',
  'already_ordered',
  'out_of_stock',
]);

/** A refused claim in the log: ids, never what was typed. */
const refusedClaim = z.object({
  id: objectId,
  at: instantText,
  event_slug: slug,
  event_name: z.string(),
  reason: refusalReason,
  /** The code that was meant, if it exists. */
  code: z.object({ id: objectId, code: z.string() }).nullable(),
  /** What the claim shared with an earlier one, and which. */
  matches: z.array(matchKind),
  earlier: z.object({ order_id: objectId, order_ref: z.string() }).nullable(),
  /** The piece that was out of stock. */
  variant: z
    .object({ variant_id: objectId, product: z.string(), colour_identifier: z.string(), size: z.string() })
    .nullable(),
});
export type RefusedClaim = z.output<typeof refusedClaim>;

/** D28-1: newest first. */
const refusedQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  event: slug.optional(),
  reason: refusalReason.optional(),
});
export type RefusedQuery = z.output<typeof refusedQuery>;

export const refusedPage = z.object({
  refusals: z.array(refusedClaim),
  next_cursor: z.string().nullable(),
  total: z.number().int(),
});

/** D22-5: the client's admin sees the true reason. */
export const listRefused = route({
  id: 'claim.list-refused',
  ...listRefusedCall,
  summary: 'Claims that were refused, each with its true reason',
  access: 'tenant',
  permission: 'claims.read_refusals',
  params: tenantParams,
  query: refusedQuery,
  response: refusedPage,
  example: {
    params: { tenant: 'ten_lumen' },
    response: {
      refusals: [
        {
          id: 'aud_7k2m9x4c1v8b3n5q6w0z',
          at: '2026-11-20T12:05:00.000Z',
          event_slug: 'lumen-summit',
          event_name: 'Lumen Summit',
          reason: 'already_ordered',
          code: null,
          matches: ['household'],
          earlier: { order_id: 'ord_5q6w0z7k2m9x4c1v8b3n', order_ref: 'H4TN-9PLC' },
          variant: null,
        },
      ],
      next_cursor: null,
      total: 1,
    },
  },
});
