import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Region } from '@/lib/kernel/regions';
import { instant } from './columns';

export const submissions = pgTable(
  'submissions',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    fulfillerId: text('fulfiller_id').notNull(),
    externalId: text('external_id'),
    state: text('state').$type<'queued' | 'accepted' | 'rejected'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const fulfillerMessages = pgTable(
  'fulfiller_messages',
  {
    tenantId: text('tenant_id').notNull(),
    messageId: text('message_id').notNull(),
    orderId: text('order_id').notNull(),
    status: text('status').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.messageId] })],
);

export const fulfillers = pgTable('fulfillers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  regions: text('regions').array().$type<Region[]>().notNull(),
  status: text('status').$type<'open' | 'closed'>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
