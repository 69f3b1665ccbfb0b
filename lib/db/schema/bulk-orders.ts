import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { DisputeState, RefundState } from '@/lib/modules/orders/rules/money-back-states';
import { instant } from './columns';
import type { ShippingMethodName } from './orders';

/** What clients order of their Bulk events; each address of it is an order (D4). */
export const bulkOrders = pgTable(
  'bulk_orders',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    ref: text('ref').notNull(),
    act: text('act').notNull(),
    payment: text('payment').$type<'credit' | 'card'>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    shippingMethod: text('shipping_method').$type<ShippingMethodName>().notNull(),
    productionMinor: bigint('production_minor', { mode: 'number' }).notNull(),
    fulfilmentMinor: bigint('fulfilment_minor', { mode: 'number' }).notNull(),
    taxMinor: bigint('tax_minor', { mode: 'number' }).notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    placedByUserId: text('placed_by_user_id'),
    placedAt: instant('placed_at').notNull(),
    proofApprovedAt: instant('proof_approved_at').notNull(),
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** What a client pays by card for a Bulk order, to the platform itself. D36. */
export const bulkPayments = pgTable(
  'bulk_payments',
  {
    tenantId: text('tenant_id').notNull(),
    bulkOrderId: text('bulk_order_id').notNull(),
    region: text('region').$type<Region>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    state: text('state').$type<'open' | 'paid' | 'cancelled'>().notNull().default('open'),
    /** Null until the provider has answered. */
    intentId: text('intent_id'),
    receivedMinor: integer('received_minor'),
    madeAt: instant('made_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.bulkOrderId] })],
);

/** Money of a Bulk order's payment that goes back; `due`: a refund of ours that is still to be made. */
export const bulkRefunds = pgTable(
  'bulk_refunds',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    bulkOrderId: text('bulk_order_id').notNull(),
    kind: text('kind').$type<'refund' | 'dispute'>().notNull(),
    madeBy: text('made_by').$type<'us' | 'provider'>().notNull(),
    providerId: text('provider_id'),
    amountMinor: integer('amount_minor').notNull(),
    parts: jsonb('parts').$type<Readonly<Record<string, number>>>().notNull(),
    state: text('state').$type<'due' | RefundState | DisputeState>().notNull(),
    /** How often a dispute's money had moved at the provider; null for refunds, and for rows from before that was kept. */
    moves: integer('moves'),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
