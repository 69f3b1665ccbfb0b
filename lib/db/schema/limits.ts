import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    windowStart: instant('window_start').notNull(),
    hits: integer('hits').notNull().default(0),
    /** When the next attempt counts; null for at once. D27-11. */
    nextAt: instant('next_at'),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.windowStart] })],
);
