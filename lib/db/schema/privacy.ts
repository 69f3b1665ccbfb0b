import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** How long a client keeps personal data (D46-5). */
export const privacySettings = pgTable('privacy_settings', {
  tenantId: text('tenant_id').primaryKey(),
  ordersMonths: integer('orders_months').notNull(),
  checkoutsDays: integer('checkouts_days').notNull(),
  refusedDays: integer('refused_days').notNull(),
  version: integer('version').notNull().default(1),
  updatedBy: text('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Erasures of people, under way and done (D46-2). */
export const erasures = pgTable(
  'erasures',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    email: text('email'),
    personHash: text('person_hash').notNull(),
    state: text('state').$type<'waiting' | 'running' | 'done' | 'stopped'>().notNull().default('running'),
    askedBy: text('asked_by').notNull(),
    requestId: text('request_id'),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    askedAt: instant('asked_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** What somebody asks for from the page of their order (D46-4). */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    kind: text('kind').$type<'export' | 'erase'>().notNull(),
    state: text('state').$type<'asked' | 'open' | 'answered'>().notNull().default('asked'),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    dueOn: date('due_on', { mode: 'string' }),
    /** The shop that asked; null where a recipient did, from an order's page. */
    shop: text('shop'),
    /** The orders that a shop asks about. */
    orderIds: text('order_ids').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
