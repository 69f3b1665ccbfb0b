import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ParcelStatus, Pieces } from '@/lib/modules/orders/rules/parcels';
import { instant } from './columns';
import type { OrderTracking } from './orders';

/** Parcels that a printer sends an order in. D32-51. */
export const parcels = pgTable(
  'parcels',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    submissionId: text('submission_id').notNull(),
    /** The printer's own id of it. */
    code: text('code').notNull(),
    status: text('status').$type<ParcelStatus>().notNull(),
    items: jsonb('items').$type<Pieces[]>().notNull(),
    tracking: jsonb('tracking').$type<OrderTracking>(),
    toldAt: instant('told_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    shippedAt: instant('shipped_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
