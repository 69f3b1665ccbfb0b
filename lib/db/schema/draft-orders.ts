import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/kernel/locales';
import type { DraftLine } from '@/lib/modules/draft-orders/rules/drafts';
import { instant } from './columns';

/**
 * Baskets that a client composes for somebody, who pays by a link. S2.2-89. What erasing a person has to replace (D46):
 * `name`, `email` and `note`.
 */
export const draftOrders = pgTable(
  'draft_orders',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    /** Made by the form: the same again is the same draft. */
    formKey: text('form_key').notNull(),
    lines: jsonb('lines').$type<DraftLine[]>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    lang: text('lang').$type<Locale>().notNull(),
    note: text('note').notNull().default(''),
    /** As the last mail said it. */
    totalMinor: integer('total_minor'),
    sends: integer('sends').notNull().default(0),
    mailed: integer('mailed').notNull().default(0),
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at'),
    withdrawnAt: instant('withdrawn_at'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** The orders that were placed by a draft's link. */
export const draftOrderPayments = pgTable(
  'draft_order_payments',
  {
    tenantId: text('tenant_id').notNull(),
    draftId: text('draft_id').notNull(),
    orderId: text('order_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.draftId, table.orderId] })],
);
