import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DraftStore } from '@/lib/modules/event-builder/contract/event-draft';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { instant } from './columns';

export const temporaryStores = pgTable('temporary_stores', {
  id: text('id').primaryKey(),
  store: jsonb('store').$type<TemporaryStore>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  savedAt: instant('saved_at').notNull().defaultNow(),
  usedAt: instant('used_at').notNull().defaultNow(),
});

export const eventDrafts = pgTable(
  'event_drafts',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    store: jsonb('store').$type<DraftStore>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    discardedAt: instant('discarded_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
