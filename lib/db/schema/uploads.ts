import { integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import type { PictureRefusal } from '@/lib/modules/uploads/rules/refusals';
import { bytea, instant } from './columns';
import type { Actor } from './audit';

export type UploadStateName = 'receiving' | 'processing' | 'ready' | 'refused';

/** The columns that both kinds of uploads share. */
const upload = () => ({
  id: text('id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  name: text('name').notNull(),
  bytes: integer('bytes').notNull(),
  /** Number of each received part → SHA-256 of its content, in hex. */
  received: jsonb('received').$type<Record<string, string>>().notNull().default({}),
  sourcePicture: text('source_picture'),
  tolerance: real('tolerance'),
  state: text('state').$type<UploadStateName>().notNull().default('receiving'),
  refusal: text('refusal').$type<PictureRefusal>(),
  fileId: text('file_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
  settledAt: instant('settled_at'),
  checkedAt: instant('checked_at'),
});

export const uploads = pgTable(
  'uploads',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    userId: text('user_id'),
    ...upload(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const temporaryUploads = pgTable(
  'temporary_uploads',
  {
    storeId: text('store_id').notNull(),
    ...upload(),
    contentType: text('content_type'),
    fileBytes: integer('file_bytes'),
    sha256: bytea('sha256'),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    colourMode: text('colour_mode'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);
