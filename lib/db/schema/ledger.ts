import { bigint, boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
import { instant } from './columns';

/** Amounts are minor units of the account's currency. D37-1. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    tenantId: text('tenant_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    limitMinor: bigint('limit_minor', { mode: 'number' }).notNull().default(0),
    discountAmountMinor: bigint('discount_amount_minor', { mode: 'number' }).notNull().default(0),
    shippingDiscountAmountMinor: bigint('shipping_discount_amount_minor', { mode: 'number' })
      .notNull()
      .default(0),
    balanceMinor: bigint('balance_minor', { mode: 'number' }).notNull().default(0),
    reservedMinor: bigint('reserved_minor', { mode: 'number' }).notNull().default(0),
    movements: bigint('movements', { mode: 'number' }).notNull().default(0),
    movedAt: instant('moved_at'),
    /** How far the limit is used, as its mails say: 0, 80 or 100 %; triggers keep it. D37-9. */
    filled: smallint('filled').notNull().default(0),
    version: integer('version').notNull().default(1),
    requestedAt: instant('requested_at'),
    requestedLimitMinor: bigint('requested_limit_minor', { mode: 'number' }),
    requestedDiscounts: boolean('requested_discounts'),
    requestedNote: text('requested_note'),
    activatedAt: instant('activated_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.currency] })],
);

/** What an event may cost, and has cost. D37-5. */
export const eventBudgets = pgTable(
  'event_budgets',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    /** Null: no limit. */
    budgetMinor: bigint('budget_minor', { mode: 'number' }),
    usedMinor: bigint('used_minor', { mode: 'number' }).notNull().default(0),
    /** The same for the budget. */
    filled: smallint('filled').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId] })],
);

/** What is set aside for an order. D37-4. */
export const creditReservations = pgTable(
  'credit_reservations',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    eventId: text('event_id'),
    heldMinor: bigint('held_minor', { mode: 'number' }).notNull(),
    state: text('state').$type<'open' | 'captured' | 'released'>().notNull(),
    madeAt: instant('made_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);

/** One row per movement, never changed. D37-3. */
export const ledgerRows = pgTable(
  'ledger_rows',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    balanceMinor: bigint('balance_minor', { mode: 'number' }).notNull(),
    reservedMinor: bigint('reserved_minor', { mode: 'number' }).notNull(),
    balanceAfterMinor: bigint('balance_after_minor', { mode: 'number' }).notNull(),
    reservedAfterMinor: bigint('reserved_after_minor', { mode: 'number' }).notNull(),
    orderId: text('order_id'),
    /** Of a payment or a refund; of a correction, the digest of the key that it was asked for with. */
    paymentId: text('payment_id'),
    eventId: text('event_id'),
    reason: text('reason'),
    madeByUserId: text('made_by_user_id'),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
