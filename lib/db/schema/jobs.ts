import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const workerHeartbeats = pgTable('worker_heartbeats', {
  workerId: text('worker_id').primaryKey(),
  seenAt: instant('seen_at').notNull().defaultNow(),
});
