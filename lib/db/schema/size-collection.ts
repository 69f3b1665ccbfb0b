import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PersonalTexts } from '@/lib/modules/orders/rules/order-line-types';
import { instant } from './columns';
import type { OrderCustomer } from './orders';

/** The delivery address of an invitee: an order's customer without name and e-mail, which are in the invitee's row. */
export type InviteeDelivery = Omit<OrderCustomer, 'name' | 'email'>;

/** Invitees of events that collect sizes, with their answers (D4). */
export const bulkInvitees = pgTable(
  'bulk_invitees',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    mailsAsked: integer('mails_asked').notNull().default(1),
    mailAskedAt: instant('mail_asked_at').notNull().defaultNow(),
    mailsSent: integer('mails_sent').notNull().default(0),
    answeredAt: instant('answered_at'),
    productId: text('product_id'),
    variantId: text('variant_id'),
    personalisation: jsonb('personalisation').$type<PersonalTexts>().notNull().default({}),
    delivery: jsonb('delivery').$type<InviteeDelivery>(),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Addresses that want no more invitations of a tenant. */
export const mailRefusals = pgTable(
  'mail_refusals',
  {
    tenantId: text('tenant_id').notNull(),
    emailKey: text('email_key').notNull(),
    refusedAt: instant('refused_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.emailKey] })],
);
