import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns';

export type UserRole = 'admin' | 'account_manager' | 'customer_service';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  tenantId: text('tenant_id'),
  superadmin: boolean('superadmin').notNull().default(false),
  role: text('role').$type<UserRole>().notNull(),
  shopPlatform: boolean('shop_platform').notNull().default(false),
  lang: text('lang'),
  disabledAt: instant('disabled_at'),
  /** Null until the user has confirmed the address. */
  emailVerifiedAt: instant('email_verified_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});

export type AccountMailKind =
  'verify_email' | 'account_exists' | 'reset_password' | 'password_changed' | 'tenant_verified';

export const accountMails = pgTable('account_mails', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<AccountMailKind>().notNull(),
  /** Null once the mail has been sent. */
  email: text('email'),
  userId: text('user_id'),
  lang: text('lang').notNull(),
  fingerprint: bytea('fingerprint').notNull(),
  tokenHash: bytea('token_hash'),
  expiresAt: instant('expires_at'),
  usedAt: instant('used_at'),
  sentAt: instant('sent_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
