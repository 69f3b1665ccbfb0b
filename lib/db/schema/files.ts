import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns';

export type FileKind = 'logo' | 'background' | 'print' | 'preview' | 'artwork' | 'share' | 'icon';

export const files = pgTable(
  'files',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<FileKind>().notNull(),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: bytea('sha256').notNull(),
    /** For uploaded artwork; null for all other files. */
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    colourMode: text('colour_mode'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
