import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { NoticeKind, NoticeTexts } from '@/lib/modules/site/rules/platform-notice';
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

/** What staff tell everybody for a time; it belongs to no tenant. */
export const platformNotices = pgTable('platform_notices', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<NoticeKind>().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  texts: jsonb('texts').$type<NoticeTexts>().notNull(),
  /** Counts its changes, from 1. */
  revision: integer('revision').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  /** Null once they were removed for good. */
  createdBy: text('created_by'),
});

/** What staff have turned off for everybody, and on again; it belongs to no tenant. */
export const platformSwitches = pgTable('platform_switches', {
  name: text('name').primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: instant('changed_at').notNull(),
  /** Null once they were removed for good. */
  changedBy: text('changed_by'),
});
