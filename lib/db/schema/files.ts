import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** What the tenant's people call it; empty where nobody has named it. */
    name: text('name').notNull().default(''),
    /** Whether it is in the tenant's library: added by its own people, not by shoppers or the worker. */
    inLibrary: boolean('in_library').notNull().default(false),
    /** The event that it was added for. */
    eventId: text('event_id'),
    addedByUserId: text('added_by_user_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    purgeDueAt: instant('purge_due_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** What names a file. Triggers write it (ADR 0077). */
export type FilePlace = 'product' | 'store' | 'colours' | 'version';

export const fileUses = pgTable(
  'file_uses',
  {
    tenantId: text('tenant_id').notNull(),
    fileId: text('file_id').notNull(),
    place: text('place').$type<FilePlace>().notNull(),
    /** The product, the event of a store or of a version, or the colour set. */
    subjectId: text('subject_id').notNull(),
    version: integer('version').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fileId, table.place, table.subjectId, table.version] }),
  ],
);
