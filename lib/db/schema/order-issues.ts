import { boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { FixableKind } from '@/lib/modules/orders/rules/fixable-issues';
import { instant } from './columns';

/** Issues that stop an order until its address or artwork is fixed; each has one link for its shopper. D32-30. */
export const orderIssues = pgTable(
  'order_issues',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    kind: text('kind').$type<FixableKind>().notNull(),
    beganAt: instant('began_at').notNull(),
    linkUntil: instant('link_until').notNull(),
    toldDay: smallint('told_day').notNull().default(0),
    againAt: instant('again_at'),
    endedAt: instant('ended_at'),
    accepted: boolean('accepted').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
