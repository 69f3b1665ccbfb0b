import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
