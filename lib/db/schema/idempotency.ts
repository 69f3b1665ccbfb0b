import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns';

/** A table of answers by key. Both have the same columns but for the one that says whose key it is. */
const keyTable = (name: string, ownerColumn: string) =>
  pgTable(
    name,
    {
      owner: text(ownerColumn).notNull(),
      key: text('key').notNull(),
      route: text('route').notNull(),
      bodyHash: bytea('body_hash').notNull(),
      status: integer('status'),
      response: jsonb('response'),
      createdAt: instant('created_at').notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.owner, table.route, table.key] })],
  );

export const idempotencyKeys = keyTable('idempotency_keys', 'tenant_id');
export const staffIdempotencyKeys = keyTable('staff_idempotency_keys', 'staff_id');
