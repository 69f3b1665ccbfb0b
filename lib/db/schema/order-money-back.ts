import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DisputeState, RefundMaker, RefundState } from '@/lib/modules/orders/rules/money-back-states';
import type {
  RefundCause,
  RefundedPieces,
  RefundRequestState,
} from '@/lib/modules/orders/rules/refund-requests';
import { instant } from './columns';

/** The refunds of an order that the provider knows, whoever made them; amounts in minor units. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    tenantId: text('tenant_id').notNull(),
    refundId: text('refund_id').notNull(),
    orderId: text('order_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    editId: text('edit_id'),
    madeBy: text('made_by').$type<RefundMaker>().notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** The amount without tax; a trigger writes it. */
    netMinor: integer('net_minor'),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.refundId] })],
);

/** Refunds that a person asked for; one that waits is money that is not there to be given back again. D36-13. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    lines: jsonb('lines').$type<RefundedPieces[]>().notNull(),
    withShipping: boolean('with_shipping').notNull(),
    reason: text('reason').$type<RefundCause>().notNull(),
    words: text('words').notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    state: text('state').$type<RefundRequestState>().notNull(),
    /** The provider's refund, once it is made. */
    refundId: text('refund_id'),
    /** The failed refund or refused request that this one settles. D36-14. */
    after: text('after'),
    /** The change whose difference it is. */
    editId: text('edit_id'),
    /** Null where the client bears it, as it does of an order that is made. */
    bearer: text('bearer').$type<'platform'>(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Disputes of an order's payment; amounts in minor units. */
export const orderDisputes = pgTable(
  'order_disputes',
  {
    tenantId: text('tenant_id').notNull(),
    disputeId: text('dispute_id').notNull(),
    orderId: text('order_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<DisputeState>().notNull(),
    /** How often its money had moved at the provider; null for rows from before that was kept. */
    moves: integer('moves'),
    /** The amount without tax; a trigger writes it. */
    netMinor: integer('net_minor'),
    evidenceDue: instant('evidence_due'),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.disputeId] })],
);
