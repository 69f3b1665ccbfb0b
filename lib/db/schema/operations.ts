import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/kernel/locales';
import { bytea, instant } from './columns';
import type { Actor } from './orders';

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

export const mails = pgTable(
  'mails',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    kind: text('kind').notNull(),
    lang: text('lang').$type<Locale>().notNull(),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** A visitor's message to a store; its text is deleted once it has been mailed. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    fingerprint: bytea('fingerprint').notNull(),
    name: text('name'),
    email: text('email'),
    message: text('message'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export type FileKind = 'logo' | 'background' | 'print' | 'preview' | 'artwork';

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

export const submissions = pgTable(
  'submissions',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    fulfillerId: text('fulfiller_id').notNull(),
    externalId: text('external_id'),
    state: text('state').$type<'queued' | 'accepted' | 'rejected'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const fulfillerMessages = pgTable(
  'fulfiller_messages',
  {
    tenantId: text('tenant_id').notNull(),
    messageId: text('message_id').notNull(),
    orderId: text('order_id').notNull(),
    status: text('status').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.messageId] })],
);

export const shopOnboarding = pgTable('shop_onboarding', {
  tenantId: text('tenant_id').primaryKey(),
  paymentRegion: text('payment_region').notNull().default('US'),
  shopifyUrl: text('shopify_url'),
  appInstalledAt: instant('app_installed_at'),
  becameCustomerAt: instant('became_customer_at'),
  paymentMethodAt: instant('payment_method_at'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
