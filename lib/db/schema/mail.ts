import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/kernel/locales';
import type { MailDropped } from '@/lib/modules/orders/rules/mail-kinds';
import type { ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';
import { instant } from './columns';

export const mails = pgTable(
  'mails',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    kind: text('kind').notNull(),
    lang: text('lang').$type<Locale>().notNull(),
    sentAt: instant('sent_at'),
    /** Why it is not sent after all. */
    dropped: text('dropped').$type<MailDropped>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** A client's own lines in an event's mails, by mail and language; see its migration. */
export const mailWords = pgTable(
  'mail_words',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').$type<ShopperMail>().notNull(),
    language: text('language').$type<Locale>().notNull(),
    opening: text('opening').notNull().default(''),
    closing: text('closing').notNull().default(''),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId, table.kind, table.language] })],
);

/** Who a client's mails to shoppers come from, and who replies go to; see its migration. */
export const mailSenders = pgTable('mail_senders', {
  tenantId: text('tenant_id').primaryKey(),
  name: text('name'),
  replyTo: text('reply_to'),
  askedId: text('asked_id'),
  askedReplyTo: text('asked_reply_to'),
  askedUntil: instant('asked_until'),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
});

/** What staff have written in the place of the platform's mail texts; a change is a row, and the last of a text counts. ADR 0195. */
export const platformMailTexts = pgTable(
  'platform_mail_texts',
  {
    key: text('key').notNull(),
    language: text('language').$type<Locale>().notNull(),
    version: integer('version').notNull(),
    /** Null for back to the original. */
    text: text('text'),
    changedAt: instant('changed_at').notNull(),
    /** Null once they were removed for good. */
    changedBy: text('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.key, table.language, table.version] })],
);
