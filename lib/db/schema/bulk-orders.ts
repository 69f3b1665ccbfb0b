import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
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
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
