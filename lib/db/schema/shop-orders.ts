import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What a shop is to be told of a fulfilment order, and then was; `withdrawn`: the shop had taken it back before. */
export type FulfilmentState = 'accepting' | 'accepted' | 'rejecting' | 'rejected' | 'withdrawn';

export const shopFulfilmentOrders = pgTable(
  'shop_fulfilment_orders',
  {
    tenantId: text('tenant_id').notNull(),
    gid: text('gid').notNull(),
    shop: text('shop').notNull(),
    orderGid: text('order_gid').notNull(),
    orderName: text('order_name').notNull(),
    orderId: text('order_id'),
    /** What it was before it was asked for again. */
    formerOrderIds: text('former_order_ids').array().notNull().default([]),
    state: text('state').$type<FulfilmentState>().notNull(),
    reason: text('reason'),
    note: text('note'),
    madeAt: instant('made_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.gid] })],
);

export const shopFulfilmentLines = pgTable(
  'shop_fulfilment_lines',
  {
    tenantId: text('tenant_id').notNull(),
    gid: text('gid').notNull(),
    fulfilmentGid: text('fulfilment_gid').notNull(),
    orderLineId: text('order_line_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.gid] })],
);

export const shopShipments = pgTable(
  'shop_shipments',
  {
    tenantId: text('tenant_id').notNull(),
    parcelId: text('parcel_id').notNull(),
    fulfilmentGid: text('fulfilment_gid').notNull(),
    gid: text('gid'),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.parcelId] })],
);

export const shopPictureWaits = pgTable(
  'shop_picture_waits',
  {
    tenantId: text('tenant_id').notNull(),
    gid: text('gid').notNull(),
    shop: text('shop').notNull(),
    tries: integer('tries').notNull(),
    since: instant('since').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.gid] })],
);
