import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { currency, dayAsked, instantText, tenantParams } from '@/lib/contract/primitives';
import { LEDGER_KINDS } from '@/lib/modules/ledger/rules/kinds';
import { signedAmount } from './amounts';
import { listLedgerCall } from './paths';

/** The list has one order: newest first. */
export const LEDGER_SORTS = ['-made_at'] as const;

/** What the list's views and exports may filter by, too. */
export const ledgerFilters = z.object({
  currency: currency.optional().meta({ description: 'Of this account alone' }),
  kind: z.enum(LEDGER_KINDS).optional(),
  from: dayAsked
    .optional()
    .meta({ description: 'First day, YYYY-MM-DD, in the time zone of the client’s region' }),
  to: dayAsked.optional().meta({ description: 'Last day, YYYY-MM-DD, included' }),
});

const ledgerQuery = ledgerFilters.extend({
  sort: z.enum(LEDGER_SORTS).default('-made_at'),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type LedgerQuery = z.output<typeof ledgerQuery>;

const ledgerRow = z.object({
  id: z.string(),
  currency,
  /** 1, 2, 3 … within the account. */
  number: z.number().int(),
  kind: z.enum(LEDGER_KINDS),
  /** What it adds to the balance. */
  amount: signedAmount,
  /** What it adds to the reserved sum. */
  reserved: signedAmount,
  balance_after: signedAmount,
  reserved_after: signedAmount,
  order_id: z.string().nullable(),
  /** Of a row for a whole Bulk order: what was reserved for all of its orders at once. */
  bulk_order_id: z.string().nullable(),
  /** Of the order or Bulk order; null where there is no such order any more. */
  order_ref: z.string().nullable(),
  event: z.object({ slug: z.string(), name: z.string() }).nullable(),
  payment_id: z.string().nullable(),
  /** Of a correction. */
  reason: z.string().nullable(),
  made_at: instantText,
});
export type LedgerRow = z.output<typeof ledgerRow>;

const ledgerPage = z.object({
  rows: z.array(ledgerRow),
  next_cursor: z.string().nullable(),
  /** How many match on all pages; counted up to 10,000, and 10,001 says that there are more. */
  total: z.number().int(),
});
export type LedgerPage = z.output<typeof ledgerPage>;

/** D37-3, D28-1. */
export const listLedger = route({
  id: 'ledger.rows',
  ...listLedgerCall,
  summary: 'The movements of a client’s credit accounts, newest first',
  access: 'tenant',
  permission: 'ledger.read_rows',
  params: tenantParams,
  query: ledgerQuery,
  response: ledgerPage,
  example: {
    params: { tenant: 'ten_lumen' },
    query: { kind: 'correction' },
    response: {
      rows: [
        {
          id: 'led_eur_000000000012',
          currency: 'EUR',
          number: 12,
          kind: 'correction',
          amount: '25.00',
          reserved: '0.00',
          balance_after: '-412.50',
          reserved_after: '96.20',
          order_id: null,
          bulk_order_id: null,
          order_ref: null,
          event: null,
          payment_id: null,
          reason: 'Parcel lost by the carrier',
          made_at: '2026-11-20T09:00:00.000Z',
        },
      ],
      next_cursor: null,
      total: 1,
    },
  },
});
