import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Notice, NoticeWay } from '@/lib/modules/accounts/rules/notices';
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
  /** Removed; such a person is disabled too. */
  deletedAt: instant('deleted_at'),
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
  /** What the browser said of itself at the login; null where it said nothing. */
  browser: text('browser'),
  system: text('system'),
  /** Written at most every five minutes. */
  lastSeenAt: instant('last_seen_at'),
});

export type AccountMailKind =
  | 'verify_email'
  | 'account_exists'
  | 'reset_password'
  | 'password_changed'
  | 'tenant_verified'
  | 'tenant_locked'
  | 'tenant_unlocked'
  | 'tenant_closed'
  | 'tenant_reopened'
  | 'client_opened'
  | 'email_change_old'
  | 'email_change_new'
  | 'email_changed'
  | 'two_factor_on'
  | 'two_factor_off';

/** When staff opened a client, to act for it: one at a time each, in one session, for half an hour. D43-2. */
export const clientOpenings = pgTable('client_openings', {
  id: text('id').primaryKey(),
  staffId: text('staff_id').notNull(),
  sessionId: text('session_id').notNull(),
  tenantId: text('tenant_id').notNull(),
  /** What the client was called. */
  client: text('client').notNull(),
  reason: text('reason').notNull(),
  openedAt: instant('opened_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  closedAt: instant('closed_at'),
});

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
  /** Which opening of the client the mail tells of. */
  openingId: text('opening_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const emailChanges = pgTable('email_changes', {
  userId: text('user_id').primaryKey(),
  newEmail: text('new_email').notNull(),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  oldConfirmedAt: instant('old_confirmed_at'),
  newConfirmedAt: instant('new_confirmed_at'),
});

/** A person's second factor: set up, and in use once confirmed. */
export const twoFactor = pgTable('two_factor', {
  userId: text('user_id').primaryKey(),
  /** Encrypted. */
  secret: bytea('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The latest step of 30 seconds whose code was taken. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

export const recoveryCodes = pgTable('recovery_codes', {
  userId: text('user_id').notNull(),
  codeHash: bytea('code_hash').notNull(),
  usedAt: instant('used_at'),
});

/** Clients whose people all need a second factor. */
export const twoFactorRules = pgTable('two_factor_rules', {
  tenantId: text('tenant_id').primaryKey(),
  requiredBy: text('required_by'),
  requiredAt: instant('required_at').notNull(),
});

/** What the platform's customer service may do beyond the table of permissions. */
export const staffGrants = pgTable('staff_grants', {
  permission: text('permission').primaryKey(),
  grantedBy: text('granted_by'),
  grantedAt: instant('granted_at').notNull(),
});

export const userInvitations = pgTable('user_invitations', {
  id: text('id').primaryKey(),
  /** Null for the platform's own people. */
  tenantId: text('tenant_id'),
  email: text('email').notNull(),
  /** As whoever invites them calls them; empty for nobody named. */
  name: text('name').notNull().default(''),
  role: text('role').$type<UserRole>().notNull(),
  lang: text('lang').notNull(),
  note: text('note').notNull().default(''),
  invitedBy: text('invited_by').notNull(),
  /** Which mail the valid link is in, and which one has been sent. */
  round: integer('round').notNull().default(1),
  mailedRound: integer('mailed_round').notNull().default(0),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  acceptedAt: instant('accepted_at'),
  withdrawnAt: instant('withdrawn_at'),
});

/** How a person wants a group of mails; without a row, their role's default counts. */
export const noticeChoices = pgTable('notice_choices', {
  userId: text('user_id').notNull(),
  notice: text('notice').$type<Notice>().notNull(),
  way: text('way').$type<NoticeWay>().notNull(),
});

/** Mails that wait for their reader's daily one. */
export const keptNotices = pgTable('kept_notices', {
  userId: text('user_id').notNull(),
  mailId: text('mail_id').notNull(),
  notice: text('notice').$type<Notice>().notNull(),
  heading: text('heading').notNull(),
  url: text('url').notNull(),
  keptAt: instant('kept_at').notNull(),
  dueAt: instant('due_at').notNull(),
});
