import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const auditLog = pgTable(
  'audit_log',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    action: text('action').notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    actorUserId: text('actor_user_id'),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export type Actor = 'system' | 'shopper' | 'client' | 'staff' | 'fulfiller';

export const platformAudit = pgTable('platform_audit', {
  id: text('id').primaryKey(),
  action: text('action').notNull(),
  actorUserId: text('actor_user_id'),
  subject: text('subject'),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  at: instant('at').notNull().defaultNow(),
});
