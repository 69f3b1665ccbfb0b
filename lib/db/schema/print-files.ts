import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const printFiles = pgTable(
  'print_files',
  {
    tenantId: text('tenant_id').notNull(),
    printKey: text('print_key').notNull(),
    fileId: text('file_id').notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.printKey] })],
);
