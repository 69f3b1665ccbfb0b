import { date, pgTable, text } from 'drizzle-orm/pg-core';
import type { MessageSubject } from '@/lib/modules/site/rules/site-message';
import { bytea, instant } from './columns';

/** What people write to the platform itself; it belongs to no tenant. */
export const siteMessages = pgTable('site_messages', {
  id: text('id').primaryKey(),
  subject: text('subject').$type<MessageSubject>().notNull(),
  fingerprint: bytea('fingerprint').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  lang: text('lang').notNull(),
  /** YYYY-MM-DD; complaints about personal data alone have one. */
  answerBy: date('answer_by', { mode: 'string' }),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  acknowledgedAt: instant('acknowledged_at'),
  answeredAt: instant('answered_at'),
  /** Null once they were removed for good. */
  answeredBy: text('answered_by'),
  /** How it was answered, for colleagues. */
  note: text('note'),
});
