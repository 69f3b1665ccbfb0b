import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The changes of an edit, for its mail; never an address or a text itself. */
export type OrderChange =
  | { kind: 'address' }
  | {
      kind: 'line';
      lineId: string;
      /** Null when only a text was changed. */
      variant: { from: VariantName; to: VariantName } | null;
      text: boolean;
      /** Whether a picture was changed; absent in edits from before that was possible. */
      picture?: boolean;
    };

export interface VariantName {
  colour: string;
  size: string;
}

/** A shopper's changes of an order within its edit window, with the refund for each. */
export const orderEdits = pgTable(
  'order_edits',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    changes: jsonb('changes').$type<OrderChange>().notNull(),
    refundMinor: integer('refund_minor').notNull().default(0),
    refundId: text('refund_id'),
    refundedAt: instant('refunded_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
